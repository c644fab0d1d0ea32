import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Width in Chinese characters up to which a heading fits on one line of a phone. */
const maxLineWidth = 10;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function isLong(text: string): boolean {
  return (
    Array.from(text).reduce((width, character) => width + (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.5), 0) >
    maxLineWidth
  );
}

/**
 * Splits `text` between words. It is not split next to punctuation, where the browser's own rules hold, nor before a
 * single character: that is a particle or the end of a word that the dictionary lacks (验证|码).
 */
function splitWords(text: string): string[] {
  const parts: string[] = [];
  let [part, wasWord] = ['', false];
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    if (wasWord && isWordLike && segment.length > 1) {
      parts.push(part);
      part = '';
    }
    part += segment;
    wasWord = isWordLike;
  }
  return [...parts, part];
}

/** Returns the parts of a heading between which it may continue on the next line: one if it fits on a line. */
export function splitHeading(text: string): string[] {
  return isLong(text) ? splitWords(text) : [text];
}

/**
 * Rehype plugin: a heading that is too long for a line of a phone continues on the next one between words. Browsers
 * break Chinese between any two characters, and `src/css/base.css` forbids that in headings.
 */
export function headingBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (heading) => {
      if (!/^h[1-6]$/.test(heading.tagName) || !isLong(toString(heading))) return;
      visit(heading, 'text', (node, index, parent) => {
        if (!parent || index === undefined || (parent.type === 'element' && parent.tagName === 'code'))
          return undefined;
        const nodes = splitWords(node.value).flatMap((value, at): ElementContent[] => [
          ...(at > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
          { type: 'text', value },
        ]);
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      });
    });
  };
}
