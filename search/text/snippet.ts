import { cellBorder } from '../protocol/cellBorder';
import type { Range } from '../protocol/markedText';
import { characterEnd, characterStart, isJoinerAt, kindAt } from './characters';
import { findChunkEnd } from './identifiers';

/** A passage of a text, in UTF-16 code units; `end` is exclusive. */
type Snippet = { start: number; end: number };

/** A passage with its score, in matched characters. */
type Passage = Snippet & { matched: number };

/** Two Han characters count as one word: the specification's "10 words". */
const hanCost = 0.5;
const leadInWords = 2;
/** A snippet does not begin before the sentence or passage of its match. */
const passageEnd = /[\n。！？；]/;
/** Maximum number of compared passages: in a long list, a word may occur a hundred times before the other one. */
const maxCandidates = 250;
/** Longer sequences are data, or punctuation, which costs nothing. */
const maxCharsPerWord = 24;

/**
 * Score factor of a text that has matched already in the same passage. It ranks passages with the same words, and stays
 * below the score of another word.
 */
const repeatWeight = 1 / 16;
/** Score factor of a name that fills a table cell or line: such a row is about it, others mention it. */
const cellWeight = 3;

/** Characters that are trimmed at the ends of a snippet: they belong to words or cells that are cut off. */
const loosePunctuation = /[\s，。；：、！？,.;:!?)）」”_\-/=|]/;
const looseEnd = /[\s，；：、,;:(（「“_\-/=.|]/;

/** Returns the end of the unit at `index`: one Han character, one whole word or identifier, or one other character. */
function unitEnd(text: string, index: number): number {
  return characterEnd(text, kindAt(text, index) === 'latin' ? findChunkEnd(text, index) : index + 1);
}

/** Returns the start of the unit that ends at `end`. */
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

/** Trims punctuation, and the end of a match, at the ends of a snippet. Keeps the minus sign of a matched number. */
function trim(text: string, { start, end }: Snippet, ranges: readonly Range[]): Snippet {
  let [from, to] = [start, end];
  const isMatch = (at: number): boolean => ranges.some(([first, last]) => first <= at && at < last);
  while (from < to && (isMatch(from) ? isMatch(from - 1) : loosePunctuation.test(text.charAt(from)))) from += 1;
  while (to > from && looseEnd.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** Returns whether a passage is a name that fills a table cell or a line. */
function isWholeCell(text: string, start: number, end: number): boolean {
  if (kindAt(text, start) !== 'latin') return false;
  const isBegin = start === 0 || text.charAt(start - 1) === '\n' || text.endsWith(cellBorder, start);
  return isBegin && (end === text.length || text.charAt(end) === '\n' || text.startsWith(cellBorder, end));
}

/**
 * Scores the passage from `start` to `limit` at most, by its matches from the range `first` on. Repeated matches count
 * little. The passage ends before a match that would be cut, unless it is the only one: half a word is not another
 * word.
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
 * Returns the passage of `text` (folded) of at most `words` words with the most matches, where different words count
 * more than repetitions. It begins a little before them. Without matches it is the beginning.
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
