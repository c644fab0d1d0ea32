import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { accessibleTables } from './accessibleTables';
import { labelledTasks } from './labelledTasks';

const buildElement = (tagName: string, properties: Element['properties'], ...children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

describe('accessibleTables', () => {
  it('adds a focusable scroll region, alignment classes and header scopes', () => {
    const cell = buildElement('th', { align: 'right' });
    const tree: Root = { type: 'root', children: [buildElement('table', {}, cell), buildElement('table', {})] };
    accessibleTables()(tree);
    expect(tree.children).toMatchObject([
      {
        tagName: 'div',
        properties: { role: 'region', ariaLabel: '表格 1', tabIndex: 0 },
        children: [{ tagName: 'table' }],
      },
      { tagName: 'div', properties: { ariaLabel: '表格 2' } },
    ]);
    expect(cell.properties).toEqual({ className: ['align-right'], scope: 'col' });
  });

  it('adds size classes by the number of columns', () => {
    const tables = [3, 4, 5, 6].map((columns) =>
      buildElement('table', {}, ...Array.from({ length: columns }, () => buildElement('th', {}))),
    );
    const tree: Root = { type: 'root', children: [...tables] };
    accessibleTables()(tree);
    const classes = tree.children.map((node) =>
      node.type === 'element' && Array.isArray(node.properties.className)
        ? node.properties.className.filter((name) => !name.startsWith('short-'))
        : undefined,
    );
    expect(classes).toEqual([
      ['table-scroll'],
      ['table-scroll', 'table-scroll--many'],
      ['table-scroll', 'table-scroll--many', 'table-scroll--cards'],
      ['table-scroll', 'table-scroll--dense', 'table-scroll--cards'],
    ]);
  });

  const row = (tag: string, ...texts: string[]) =>
    buildElement(
      'tr',
      {},
      ...texts.map((value) => ({ ...buildElement(tag, {}), children: [{ type: 'text' as const, value }] })),
    );

  it('repeats the header in the cells of a table from five columns', () => {
    const cells = row('td', '速度', '是', '1～500', '100', '空载时的最高速度');
    const table = buildElement('table', {}, row('th', '参数', '必填', '取值范围', '默认值', '说明'), cells);
    accessibleTables()({ type: 'root', children: [table] });
    expect(cells.children).toMatchObject([
      { properties: { dataLabel: '参数' } },
      { properties: { dataLabel: '必填' } },
      { properties: { dataLabel: '取值范围' } },
      { properties: { dataLabel: '默认值' } },
      { properties: { dataLabel: '说明' } },
    ]);
  });

  it('adds classes for columns with short content', () => {
    const table = buildElement(
      'table',
      {},
      row('th', '编号', '元素', '必填', '说明'),
      row('td', '①', '新增设备的按钮', '是', '打开新增设备的表单'),
    );
    const tree: Root = { type: 'root', children: [table] };
    accessibleTables()(tree);
    expect(tree.children).toMatchObject([
      { properties: { className: ['table-scroll', 'table-scroll--many', 'short-1', 'short-3'] } },
    ]);
  });
});

describe('labelledTasks', () => {
  it('labels checkboxes with their state', () => {
    const done = buildElement('input', { type: 'checkbox', checked: true, disabled: true });
    const open = buildElement('input', { type: 'checkbox', disabled: true });
    const field = buildElement('input', { type: 'text' });
    labelledTasks()({ type: 'root', children: [done, open, field] });
    expect([done, open, field].map(({ properties }) => properties.ariaLabel)).toEqual(['已完成', '未完成', undefined]);
  });
});
