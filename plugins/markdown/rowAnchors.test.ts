import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rowAnchors } from './rowAnchors';

const element = (tagName: string, children: Element['children'], id?: string): Element => ({
  type: 'element',
  tagName,
  properties: id === undefined ? {} : { id },
  children,
});
const row = (tagName: 'td' | 'th', texts: readonly string[]) =>
  element(
    'tr',
    texts.map((value) => element(tagName, [{ type: 'text', value }])),
  );
const table = (headers: readonly string[], ...rows: (readonly string[])[]) =>
  element('table', [row('th', headers), ...rows.map((texts) => row('td', texts))]);

function listIds(...children: Element[]): unknown[] {
  const tree: Root = { type: 'root', children };
  rowAnchors()(tree);
  return children
    .filter(({ tagName }) => tagName === 'table')
    .flatMap((one) => one.children.flatMap((child) => (child.type === 'element' ? (child.properties.id ?? []) : [])));
}

describe('rowAnchors', () => {
  it('sets the slug of the first cell as the id of symptom rows', () => {
    const rows = [
      ['按钮没有反应', '断线'],
      ['提示 E 1', '满'],
    ];
    expect(listIds(table(['现象', '原因'], ...rows))).toEqual(['按钮没有反应', '提示-e-1']);
  });

  it('numbers an id that already exists on the page', () => {
    const heading = element('h2', [], '离线');
    expect(listIds(heading, table(['现象或代码', '原因'], ['离线', '断线'], ['离线', '断线']))).toEqual([
      '离线-1',
      '离线-2',
    ]);
  });

  it('skips other tables, navigation tables and rows without a name', () => {
    expect(listIds(table(['名称', '说明'], ['甲', '乙']))).toEqual([]);
    expect(listIds(table(['现象', '先看'], ['甲', '乙']))).toEqual([]);
    expect(listIds(table(['参数', '说明'], ['—', '乙']))).toEqual([]);
  });
});
