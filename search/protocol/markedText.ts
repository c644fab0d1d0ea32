/**
 * Text with marked passages. Tags are in strings only between engine and page. The page renders text nodes, and nothing
 * in a hit becomes HTML.
 */

export type TextPiece = { text: string; isMarked: boolean };

/** Start and end (exclusive) of a passage, in UTF-16 code units. */
export type Range = readonly [start: number, end: number];

/**
 * Start tag that this site requests, from the private use area. The indexer removes such characters from pages. Unlike
 * `<mark>` it cannot occur in a page that shows HTML code.
 */
export const preTag = '\uE000';

/** End tag. */
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

/** Splits tagged text into pieces. Drops tags without a partner, and nested ones. An empty tag marks nothing. */
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
  const lastPost = value.lastIndexOf(post); // computed once: at every tag, a long answer would take minutes
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
