import type { Range } from '../protocol/markedText';
import { characterEnd, characterStart } from './characters';

/** Sorts ranges and merges those that touch or overlap. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort((left, right) => left[0] - right[0] || left[1] - right[1])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Extends ranges to whole characters. The result is sorted and disjoint. */
export function snapRanges(text: string, ranges: readonly Range[]): Range[] {
  return mergeRanges(ranges.map(([start, end]): Range => [characterStart(text, start), characterEnd(text, end)]));
}

/** Returns all positions of `wanted` in `text`, without overlaps. */
export function findAll(text: string, wanted: string): Range[] {
  const ranges: Range[] = [];
  if (wanted === '') return ranges;
  for (let index = text.indexOf(wanted); index !== -1; index = text.indexOf(wanted, index + wanted.length)) {
    ranges.push([index, index + wanted.length]);
  }
  return ranges;
}
