import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const breakBetweenHan = /(?<=[\p{Script=Han}\p{P}])\n(?=[\p{Script=Han}\p{P}])/gu;

/** Remark plugin: a line break between two Chinese characters is no space (browsers render it as one). */
export function joinCjkLines() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = node.value.replace(breakBetweenHan, '');
    });
  };
}
