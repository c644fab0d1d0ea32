import { cellBorder } from '../protocol/cellBorder';
import type { Range } from '../protocol/markedText';
import { characterEnd, characterStart, isJoinerAt, kindAt } from './characters';
import { findChunkEnd } from './identifiers';

/** A passage of a text, in UTF-16 code units; `end` is exclusive. */
type Snippet = { start: number; end: number };

/** What it is worth, in characters that match. */
type Passage = Snippet & { matched: number };

/** Two Han characters count as one word (design of the specification's "10 words": 32 characters of Chinese). */
const hanCost = 0.5;
const leadInWords = 2;
/** A snippet does not begin before the sentence or passage of its match. */
const passageEnd = /[\n。！？；]/;
/** Passages that are compared: a word of a long list stands a hundred times before the other one. */
const maxCandidates = 250;
/** Far more than words have: what is longer is data, or signs that cost nothing. */
const maxCharsPerWord = 24;

/**
 * What a text that matched already is worth in the same passage: enough to tell passages with the same words apart, and
 * less than another word, however often it is repeated.
 */
const repeatWeight = 1 / 16;
/** What a name is worth that is all of a table's cell or line: such a row is about it, others mention it. */
const cellWeight = 3;

/** What a snippet neither begins nor ends with: it belongs to words that are cut off. */
const loosePunctuation = /[\s，。；：、！？,.;:!?)）」”_\-/=]/;
const looseEnd = /[\s，；：、,;:(（「“_\-/=.]/;

/** End of the unit at `index`: one Han character, one whole word or identifier, or one other character. */
function unitEnd(text: string, index: number): number {
  return characterEnd(text, kindAt(text, index) === 'latin' ? findChunkEnd(text, index) : index + 1);
}

/** Start of the unit that ends at `end`. */
function unitStart(text: string, end: number): number {
  let start = characterStart(text, end - 1);
  if (kindAt(text, start) !== 'latin') return start;
  while (kindAt(text, start - 1) === 'latin' || (isJoinerAt(text, start - 1) && kindAt(text, start - 2) === 'latin')) {
    start -= 1;
  }
  return start;
}

function costOf(text: string, index: number): number {
  const kind = kindAt(text, index);
  return kind === 'han' ? hanCost : kind === 'latin' ? 1 : 0;
}

function walkBack(text: string, from: number, words: number): number {
  let start = from;
  const limit = from - words * maxCharsPerWord;
  for (let cost = 0; start > 0;) {
    const previous = unitStart(text, start);
    cost += costOf(text, previous);
    if (cost > words || previous < limit || passageEnd.test(text.charAt(previous))) break;
    start = previous;
  }
  return start;
}

function walkForward(text: string, from: number, words: number): number {
  let end = from;
  const limit = from + words * maxCharsPerWord;
  for (let cost = 0; end < text.length;) {
    cost += costOf(text, end);
    if (cost > words) break;
    end = unitEnd(text, end);
    if (end > limit) return characterStart(text, limit);
  }
  return end;
}

function countWords(text: string, start: number, end: number): number {
  let cost = 0;
  for (let index = start; index < end; index = unitEnd(text, index)) cost += costOf(text, index);
  return cost;
}

/** `text` without loose signs at its ends, nor the end of a match; the minus of a matched number is no loose sign. */
function trim(text: string, { start, end }: Snippet, ranges: readonly Range[]): Snippet {
  let [from, to] = [start, end];
  const isMatch = (at: number): boolean => ranges.some(([first, last]) => first <= at && at < last);
  while (from < to && (isMatch(from) ? isMatch(from - 1) : loosePunctuation.test(text.charAt(from)))) from += 1;
  while (to > from && looseEnd.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** Whether a passage is a name, and the whole of a table's cell or of a line. */
function isWholeCell(text: string, start: number, end: number): boolean {
  if (kindAt(text, start) !== 'latin') return false;
  const isBegin = start === 0 || text.charAt(start - 1) === '\n' || text.endsWith(cellBorder, start);
  return isBegin && (end === text.length || text.charAt(end) === '\n' || text.startsWith(cellBorder, end));
}

/**
 * The passage from `start` to `limit` at most, and how many characters match in it from the range `first` on; of what
 * matches again only a little. It ends before a match that would be cut off, unless that is all it holds: half a word
 * is no other word.
 */
function readPassage(text: string, start: number, limit: number, ranges: readonly Range[], first: number): Passage {
  const seen = new Set<string>();
  let matched = 0;
  for (const [later, [from, to]] of ranges.slice(first, first + limit - start).entries()) {
    if (later > 0 && to > limit) return { start, end: Math.min(from, limit), matched };
    const found = text.slice(from, Math.min(to, limit));
    matched += found.length * (seen.has(found) ? repeatWeight : isWholeCell(text, from, to) ? cellWeight : 1);
    seen.add(found);
  }
  return { start, end: limit, matched };
}

/**
 * The passage of `text` (folded) of at most `words` words that holds most of what matched, different words rather than
 * the same again, beginning a little before it. Without matches: the beginning.
 */
export function findSnippet(text: string, ranges: readonly Range[], words: number): Snippet {
  let best: Passage = { start: 0, end: walkForward(text, 0, words), matched: 0 };
  for (const [first, [position]] of ranges.slice(0, maxCandidates).entries()) {
    const start = walkBack(text, position, Math.min(leadInWords, words / 2));
    const passage = readPassage(text, start, walkForward(text, start, words), ranges, first);
    if (passage.matched > best.matched) best = passage;
  }
  const unused = words - countWords(text, best.start, best.end);
  return trim(text, { start: walkBack(text, best.start, unused), end: best.end }, ranges);
}
