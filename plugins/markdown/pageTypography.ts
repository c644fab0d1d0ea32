import type { Element, Root, RootContent } from 'hast';

function isElementContent(node: RootContent): node is Extract<RootContent, Element['children'][number]> {
  return node.type === 'element' || node.type === 'text' || node.type === 'comment' || node.type.startsWith('mdxJsx');
}

/**
 * Rehype plugin for Markdown pages outside `docs/`. Wraps the content in `.markdown`, which sets the typography. Stock
 * does so for docs only.
 */
export function pageTypography() {
  return (tree: Root): void => {
    const content = tree.children.filter(isElementContent);
    const rest = tree.children.filter((node) => !isElementContent(node)); // imports and exports stay at the top level
    tree.children = [
      ...rest,
      { type: 'element', tagName: 'div', properties: { className: ['markdown'] }, children: content },
    ];
  };
}
