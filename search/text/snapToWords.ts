import type { Range } from '../protocol/markedText';
import { kindAt } from './characters';
import type { SegmentWords } from './segmentWords';

/** Maximum number of characters of a word on each side of a cut. */
const reach = 12;

/** Returns the word boundaries in the run of Han characters around `at`, within `reach`. */
function listBorders(text: string, at: number, segment: SegmentWords): number[] {
  let from = at;
  let to = at;
  while (from > at - reach && kindAt(text, from - 1) === 'han') from -= 1;
  while (to < at + reach && kindAt(text, to) === 'han') to += 1;
  const borders = [from];
  for (const word of segment(text.slice(from, to))) borders.push((borders[borders.length - 1] ?? from) + word.length);
  return borders;
}

function isInsideRun(text: string, at: number): boolean {
  return kindAt(text, at - 1) === 'han' && kindAt(text, at) === 'han';
}

/** Moves the ends of a passage to word boundaries. Matches (`ranges`) stay whole. */
export function snapToWords(
  text: string,
  { start, end }: { start: number; end: number },
  ranges: readonly Range[],
  segment: SegmentWords,
): { start: number; end: number } {
  const inside = ranges.filter(([from, to]) => from < end && to > start);
  const maxStart = Math.min(end, ...inside.map(([from]) => Math.max(from, start)));
  const minEnd = Math.max(start, ...inside.map(([, to]) => Math.min(to, end)));
  const snapped = { start, end };
  if (start > 0 && isInsideRun(text, start)) {
    snapped.start =
      listBorders(text, start, segment).find((border) => border >= start && border <= maxStart && border < end) ??
      start;
  }
  if (end < text.length && isInsideRun(text, end)) {
    const borders = listBorders(text, end, segment).reverse();
    snapped.end = borders.find((border) => border <= end && border >= Math.max(minEnd, snapped.start + 1)) ?? end;
  }
  return snapped;
}
