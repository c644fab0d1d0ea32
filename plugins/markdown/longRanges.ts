import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Matches a number that may fill a table column, and the following range sign. */
const longStart = /([−-]?\d{5,}～)/;

function keepTogether(text: string): ElementContent[] {
  return text.split(longStart).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    const node: ElementContent = { type: 'text', value };
    if (index % 2 === 0) return [node];
    return [{ type: 'element', tagName: 'span', properties: { className: ['range'] }, children: [node] }];
  });
}

/** Rehype plugin that keeps a range sign in a table with its first number, so that no line begins with it. */
export function longRanges() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'td' }, (cell: Element) => {
      visit(cell, 'text', (node, index, parent) => {
        if (!parent || index === undefined || !longStart.test(node.value)) return undefined;
        const pieces = keepTogether(node.value);
        parent.children.splice(index, 1, ...pieces);
        return [SKIP, index + pieces.length];
      });
    });
  };
}
