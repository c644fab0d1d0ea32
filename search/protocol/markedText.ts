/**
 * Text with marked passages. Tags stand in strings only between the one who answers and the one who asks; what is shown
 * is made of text nodes, so nothing in a hit can ever become HTML (promise S5).
 */

export type TextPiece = { text: string; isMarked: boolean };

/** Start and end (exclusive) of a passage, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

/**
 * Tags this site asks for: two characters of the private use area. The indexer removes them from pages, so unlike
 * `<mark>` they cannot stand in a page that shows HTML code.
 */
export const preTag = '\uE000';

/** Behind a match, as `preTag` stands before it. */
export const postTag = '\uE001';

/** Puts tags around `ranges` of `text`. Ranges must be sorted, disjoint and inside the text. */
export function tagRanges(text: string, ranges: readonly Range[], pre: string, post: string): string {
  let tagged = '';
  let position = 0;
  for (const [start, end] of ranges) {
    tagged += text.slice(position, start) + pre + text.slice(start, end) + post;
    position = end;
  }
  return tagged + text.slice(position);
}

/**
 * Cuts tagged text into pieces. A tag without its partner, or inside another one, is dropped; an empty tag marks
 * nothing.
 */
export function parseMarkedText(value: string, pre: string = preTag, post: string = postTag): TextPiece[] {
  const pieces: TextPiece[] = [];
  let isMarked = false;
  let position = 0;
  const push = (end: number): void => {
    if (end <= position) return;
    const text = value.slice(position, end);
    const last = pieces[pieces.length - 1];
    if (last?.isMarked === isMarked) last.text += text;
    else pieces.push({ text, isMarked });
  };
  const hasTags = pre !== '' && post !== '';
  const lastPost = value.lastIndexOf(post); // looked for at every tag, a long answer would take minutes
  for (let index = hasTags ? 0 : value.length; index < value.length;) {
    const tag = value.startsWith(pre, index) ? pre : value.startsWith(post, index) ? post : undefined;
    if (tag === undefined) {
      index += 1;
      continue;
    }
    push(index);
    isMarked = tag === pre && lastPost > index;
    index += tag.length;
    position = index;
  }
  push(value.length);
  return pieces;
}
