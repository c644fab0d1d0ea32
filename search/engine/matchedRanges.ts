import type { Range } from '../protocol/markedText';
import { kindAt } from './characters';
import type { QueryTerm } from './queryTerms';

function findAll(text: string, wanted: string): Range[] {
  const ranges: Range[] = [];
  for (let index = text.indexOf(wanted); index !== -1; index = text.indexOf(wanted, index + wanted.length)) {
    ranges.push([index, index + wanted.length]);
  }
  return ranges;
}

function startsWord(text: string, [start]: Range): boolean {
  return start === 0 || kindAt(text, start - 1) !== 'latin';
}

function rangesOfTerm(text: string, term: QueryTerm): Range[] {
  const whole = findAll(text, term.text);
  if (whole.length === 0) return term.parts.flatMap((part) => findAll(text, part));
  if (term.kind === 'han') return whole;
  const atWordStart = whole.filter((range) => startsWord(text, range));
  return atWordStart.length > 0 ? atWordStart : whole;
}

/** Sorts ranges and joins those that touch or overlap. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((left, right) => left[0] - right[0] || left[1] - right[1])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Where `terms` stand in `text` (folded): sorted, disjoint, inside the text. */
export function findMatchedRanges(text: string, terms: readonly QueryTerm[]): Range[] {
  return mergeRanges(terms.flatMap((term) => rangesOfTerm(text, term)));
}
