import type { Range } from '../protocol/markedText';
import { kindAt } from './characters';

export type Snippet = { start: number; end: number };

/** Two Han characters count as one word (design of the specification's "10 words": 32 characters of Chinese). */
const hanCost = 0.5;
const leadInWords = 2;
/** A snippet does not begin before the sentence or passage of its match. */
const passageEnd = /[\n。！？；]/;
const maxCandidates = 50;

function isHighSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** What a snippet neither begins nor ends with: it belongs to words that are cut off. */
const loosePunctuation = /[\s，。；：、！？,.;:!?)）」”_\-/=]/;
const looseEnd = /[\s，；：、,;:(（「“_\-/=.]/;

/** End of the unit at `index`: one Han character, one whole word, or one other character. */
function unitEnd(text: string, index: number): number {
  const kind = kindAt(text, index);
  let end = index + 1;
  if (isHighSurrogate(text, index) && end < text.length) return end + 1;
  if (kind === 'latin') while (end < text.length && kindAt(text, end) === 'latin') end += 1;
  return end;
}

function unitStart(text: string, end: number): number {
  let start = end - 1;
  if (start > 0 && isHighSurrogate(text, start - 1)) return start - 1;
  if (kindAt(text, start) === 'latin') while (start > 0 && kindAt(text, start - 1) === 'latin') start -= 1;
  return start;
}

function costOf(text: string, index: number): number {
  const kind = kindAt(text, index);
  return kind === 'han' ? hanCost : kind === 'latin' ? 1 : 0;
}

function walkBack(text: string, from: number, words: number): number {
  let start = from;
  for (let cost = 0; start > 0;) {
    const previous = unitStart(text, start);
    cost += costOf(text, previous);
    if (cost > words || passageEnd.test(text.charAt(previous))) break;
    start = previous;
  }
  return start;
}

function walkForward(text: string, from: number, words: number): number {
  let end = from;
  for (let cost = 0; end < text.length;) {
    cost += costOf(text, end);
    if (cost > words) break;
    end = unitEnd(text, end);
  }
  return end;
}

function trim(text: string, { start, end }: Snippet): Snippet {
  let [from, to] = [start, end];
  while (from < to && loosePunctuation.test(text.charAt(from))) from += 1;
  while (to > from && looseEnd.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/**
 * The passage of `text` (folded) of at most `words` words that holds most of what matched, beginning a little before
 * it. Without matches: the beginning.
 */
export function findSnippet(text: string, ranges: readonly Range[], words: number): Snippet {
  let best: Snippet = { start: 0, end: walkForward(text, 0, words) };
  let bestMatched = 0;
  for (const [position] of ranges.slice(0, maxCandidates)) {
    const start = walkBack(text, position, Math.min(leadInWords, words / 2));
    const end = walkForward(text, start, words);
    let matched = 0;
    for (const [from, to] of ranges) matched += Math.max(0, Math.min(to, end) - Math.max(from, start));
    if (matched > bestMatched) [best, bestMatched] = [{ start, end }, matched];
  }
  return trim(text, best);
}
