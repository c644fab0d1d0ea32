/** The text of a page's section as one string, and the way back from a passage of it to the document. */

/** Passages never reach from one of these into the next. */
const blocks = 'p, li, td, th, dt, dd, pre, h1, h2, h3, h4, h5, h6, figcaption, summary, text, label, div';
/** As in the index; above code, only its title is text. */
const unread = 'script, style, noscript, button, .visually-hidden, .hash-link, .code-block-header > span + span';

type Part = { node: Text; start: number };
export type SectionText = { text: string; parts: readonly Part[] };

/**
 * Text from `start` (a heading) to the next heading, or with `goesOn` to the end of `root`. White space counts as
 * spaces, character by character, so that positions stay; blocks are parted by a line break.
 */
export function readSectionText(root: Element, start: Element, goesOn = false): SectionText {
  const parts: Part[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(unread)) continue;
    const heading = goesOn ? null : parent.closest('h1, h2, h3, h4, h5, h6');
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

/**
 * The passage from `start` to `end` (exclusive) in the document; undefined when it is not inside the section's text.
 */
export function toRange({ parts }: SectionText, start: number, end: number): Range | undefined {
  const [first, last] = [findPart(parts, start), findPart(parts, end - 1)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/**
 * Where `words` stand in `text`, in the order of the text, without overlaps; a longer word goes before a shorter one.
 */
export function findPassages(text: string, words: readonly string[], maxCount: number): [start: number, end: number][] {
  const found: [number, number][] = [];
  const isFree = (start: number, end: number) => found.every(([first, last]) => end <= first || start >= last);
  for (const word of words) {
    const wanted = word.replace(/\s/g, ' ');
    if (wanted === '') continue;
    for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length)) {
      if (found.length >= maxCount) return found.sort(([left], [right]) => left - right);
      if (isFree(start, start + wanted.length)) found.push([start, start + wanted.length]);
    }
  }
  return found.sort(([left], [right]) => left - right);
}
