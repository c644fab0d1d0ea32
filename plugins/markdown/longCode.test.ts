import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { longCode } from './longCode';

/** Returns the class and the text of the code, with `|` for each possible break. */
function convert(text: string, cell = 'td'): [unknown, string] {
  const code: Element = { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: text }] };
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName: cell, properties: {}, children: [code] }],
  };
  longCode()(tree);
  const pieces = code.children.map((node) => (node.type === 'text' ? node.value : '|'));
  return [code.properties.className, pieces.join('')];
}

describe('longCode', () => {
  it.each([
    ['device_id', undefined, 'device_id'],
    ['data.baseInfo.remark22', undefined, 'data.baseInfo.remark22'],
    ['data.devices[].device_name', ['wrap-on-phones'], 'data.|devices[].|device_name'],
    [
      'error while loading shared libraries: libtriton.so',
      ['wrap'],
      'error while loading shared libraries: libtriton.|so',
    ],
    ['C:\\Triton\\logs\\triton.log', ['wrap-on-phones'], 'C:\\|Triton\\|logs\\|triton.|log'],
    ['systemctl: command not found ...', ['wrap-on-phones'], 'systemctl: command not found ...'],
  ])('converts %s', (text, className, broken) => {
    expect(convert(text)).toEqual([className, broken]);
  });

  it('adds a width class to the cell and keeps its alignment', () => {
    const code = (value: string): Element => ({
      type: 'element',
      tagName: 'code',
      properties: {},
      children: [{ type: 'text', value }],
    });
    const children = [code('data.devices[].device_name'), code('data.devices[].device_uuid')];
    const cell: Element = { type: 'element', tagName: 'td', properties: { className: ['align-right'] }, children };
    longCode()({ type: 'root', children: [cell] });
    expect(cell.properties.className).toEqual(['align-right', 'long-code']);
  });

  it('keeps code in paragraphs unchanged', () => {
    expect(convert('data.devices[].device_name', 'p')).toEqual([undefined, 'data.devices[].device_name']);
  });
});
