import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Maximum width, in Chinese characters, of a heading that fits one line on a phone. */
const maxLineWidth = 10;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function isLong(text: string): boolean {
  return (
    Array.from(text).reduce((width, character) => width + (/[\u2E80-\uFFEF]/.test(character) ? 1 : 0.5), 0) >
    maxLineWidth
  );
}

/**
 * Splits `text` between words. Does not split next to punctuation, where browser rules apply, or before a single
 * character, which is a particle or the end of a word missing in the dictionary (验证|码).
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

/** Returns the parts between which a heading may break, or a single part if it fits one line. */
export function splitHeading(text: string): string[] {
  return isLong(text) ? splitWords(text) : [text];
}

/**
 * Rehype plugin that inserts `<wbr>` between the words of headings that are too long for one line on a phone. Browsers
 * break Chinese between any two characters, and `src/css/base.css` disables that in headings.
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
