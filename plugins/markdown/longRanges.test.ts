import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { longRanges } from './longRanges';

function convert(text: string): Element {
  const cell: Element = { type: 'element', tagName: 'td', properties: {}, children: [{ type: 'text', value: text }] };
  const tree: Root = { type: 'root', children: [cell] };
  longRanges()(tree);
  return cell;
}

it.each([
  ['−2147483648～2147483647', ['−2147483648～']],
  ['整数，0～10000000 或 20000～30000', ['20000～']],
  ['1～100', []],
])('keeps the range sign of %s with the preceding number', (text, kept) => {
  const cell = convert(text);
  expect(toString(cell)).toBe(text);
  expect(cell.children.filter((node) => node.type === 'element').map((node) => toString(node))).toEqual(kept);
});
