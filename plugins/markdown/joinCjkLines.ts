import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const breakBetweenHan = /(?<=[\p{Script=Han}\p{P}])\n(?=[\p{Script=Han}\p{P}])/gu;

/** Remark plugin that removes line breaks between Chinese characters, which browsers render as spaces. */
export function joinCjkLines() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(breakBetweenHan, '');
    });
  };
}
