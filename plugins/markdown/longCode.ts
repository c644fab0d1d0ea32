import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Length from which code takes half the width of a phone, or half a table on any screen. */
const longOnPhones = 23;
const longEverywhere = 41;

/** Characters after which a URL, path or field name may break. */
const breakable = /(?<=[./\\?&])(?=[^\s./\\?&])/;

function withBreaks(text: string): ElementContent[] {
  return text
    .split(breakable)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ]);
}

function addClass({ properties }: Element, name: string): void {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  if (!classes.includes(name)) properties.className = [...classes, name];
}

function wrapCode(code: Element, cell: Element): void {
  const [text] = code.children;
  if (code.children.length !== 1 || text?.type !== 'text' || text.value.length < longOnPhones) return;
  const isLongEverywhere = text.value.length >= longEverywhere;
  code.properties.className = [isLongEverywhere ? 'wrap' : 'wrap-on-phones'];
  code.children = withBreaks(text.value);
  if (!isLongEverywhere) addClass(cell, 'long-code');
}

/**
 * Rehype plugin that allows line breaks in long messages, commands and field names in tables. Shorter code does not
 * break (`src/css/content.css`).
 */
export function longCode() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'td' }, (cell) => {
      visit(cell, { tagName: 'code' }, (code) => wrapCode(code, cell));
    });
  };
}
