/** Reads the text of a page's section as one string, and maps passages of it back to ranges of the document. */

/** Elements that a passage must not cross. */
const blocks = 'p, li, td, th, dt, dd, pre, h1, h2, h3, h4, h5, h6, figcaption, summary, text, label, div';
/** Elements that are not in the index. The header of a code block contains only its title there. */
const excluded = 'script, style, noscript, button, .visually-hidden, .hash-link, .code-block-header > span + span';

type Part = { node: Text; start: number };
export type SectionText = { text: string; parts: readonly Part[] };

/**
 * Returns the text from `start` (a heading) to the next heading, or with `toEnd` to the end of `root`. Replaces each
 * white space character by a space, which keeps the positions. Separates blocks by a line break.
 */
export function readSectionText(root: Element, start: Element, toEnd = false): SectionText {
  const parts: Part[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(excluded)) continue;
    const heading = toEnd ? null : parent.closest('h1, h2, h3, h4, h5, h6');
    if (heading && heading !== start && root.contains(heading)) break;
    const block = parent.closest(blocks);
    if (block !== lastBlock) text += '\n';
    lastBlock = block;
    parts.push({ node: node as Text, start: text.length });
    text += (node.nodeValue ?? '').replace(/\s/g, ' ');
  }
  return { text, parts };
}

function findPart(parts: readonly Part[], position: number): Part | undefined {
  return parts.filter(({ start }) => start <= position).pop();
}

/** Returns the range of the document from `start` to `end` (exclusive); undefined outside the section. */
export function toRange({ parts }: SectionText, start: number, end: number): Range | undefined {
  const [first, last] = [findPart(parts, start), findPart(parts, end - 1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/** Returns the occurrences of `words` in `text` in text order, without overlaps. Earlier words have priority. */
export function findPassages(text: string, words: readonly string[], maxCount: number): [start: number, end: number][] {
  const found: [number, number][] = [];
  const isFree = (start: number, end: number) => found.every(([first, last]) => end <= first || start >= last);
  for (const word of words) {
    const normalized = word.replace(/\s/g, ' ');
    if (normalized === '') continue;
    for (
      let start = text.indexOf(normalized);
      start >= 0;
      start = text.indexOf(normalized, start + normalized.length)
    ) {
      if (found.length >= maxCount) return found.sort(([left], [right]) => left - right);
      if (isFree(start, start + normalized.length)) found.push([start, start + normalized.length]);
    }
  }
  return found.sort(([left], [right]) => left - right);
}
