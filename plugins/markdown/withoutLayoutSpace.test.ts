import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { withoutLayoutSpace } from './withoutLayoutSpace';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: Root['children']) =>
  ({ type: 'element', tagName, properties: {}, children }) as Root['children'][number];

describe('withoutLayoutSpace', () => {
  it('removes white space between blocks, rows, cells and list items', () => {
    const tree: Root = {
      type: 'root',
      children: [text('\n'), element('ul', text('\n'), element('li', text('一')), text('\n')), text('\n\n')],
    };
    withoutLayoutSpace()(tree);
    expect(tree.children).toEqual([element('ul', element('li', text('一')))]);
  });

  it('keeps white space that separates words', () => {
    const tree: Root = {
      type: 'root',
      children: [element('p', element('strong', text('a')), text(' '), element('em', text('b')))],
    };
    const before = structuredClone(tree);
    withoutLayoutSpace()(tree);
    expect(tree).toEqual(before);
  });
});
