import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** From this many characters on a code fills half a phone, and half a table on any screen. */
const longOnPhones = 23;
const longEverywhere = 41;

/** After these an address, a path or the name of a field may go on in the next line. */
const breakable = /(?<=[./\\?&])(?=[^\s./\\?&])/;

function withBreaks(text: string): ElementContent[] {
  return text
    .split(breakable)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ]);
}

function wrapCode(code: Element): void {
  const [text] = code.children;
  if (code.children.length !== 1 || text?.type !== 'text' || text.value.length < longOnPhones) return;
  code.properties.className = [text.value.length < longEverywhere ? 'wrap-on-phones' : 'wrap'];
  code.children = withBreaks(text.value);
}

/**
 * Rehype plugin: a message, command or name of a field that would fill a table goes on in the next line. Shorter code in
 * tables stays in one piece (`src/css/content.css`).
 */
export function longCode() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'td' }, (cell) => {
      visit(cell, { tagName: 'code' }, wrapCode);
    });
  };
}
