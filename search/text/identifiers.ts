/**
 * Words and identifiers of letters and digits. A chunk is what stands together: `getDeviceList`, `device_id`,
 * `/api/v1/list`, `192.168.1.1`. It is found by its parts and as a whole without separators (but between digits), which
 * is how `deviceId`, `device_id`, `device-id`, `device id` and `deviceid` find each other. Parts of one character are
 * found by the whole only; a version also by its number.
 */
import type { Range } from '../protocol/markedText';
import { isDigit, isDigitAt, isJoinerAt, joinerKind, kindNumberAt, kindOfUnit, latinKind } from './characters';

const minusSign = 0x2d;

/** Longest run of joiners inside a chunk: `std::cout`, `a..b`, but not a line of dots. */
const maxJoiners = 2;

/** End of the chunk that begins at `start` (a letter or digit): joiners belong to it when letters follow. */
export function findChunkEnd(folded: string, start: number): number {
  let end = start + 1;
  for (let index = end; index < folded.length && index - end <= maxJoiners; index += 1) {
    const kind = kindNumberAt(folded, index);
    if (kind === latinKind) end = index + 1;
    else if (kind !== joinerKind) break;
  }
  return end;
}

/**
 * Where a chunk stands; `isSigned`: it is a number with its minus sign before it. Return codes are told apart by that.
 */
export type Chunk = { start: number; end: number; isSigned: boolean };

/**
 * Finds the next chunk behind `chunk`, which becomes that one; false when there is none. All text of a site passes
 * here: characters are read once, and nothing is created.
 */
export function findNextChunk(folded: string, chunk: Chunk): boolean {
  let before = chunk.end === 0 ? 0 : latinKind;
  let minus = -2;
  for (let index = chunk.end; index < folded.length; index += 1) {
    const unit = folded.charCodeAt(index);
    const kind = kindOfUnit(unit);
    if (kind === latinKind) {
      chunk.start = index;
      chunk.end = findChunkEnd(folded, index);
      chunk.isSigned = minus === index - 1 && isDigit(unit);
      return true;
    }
    if (unit === minusSign && before < latinKind) minus = index;
    before = kind;
  }
  return false;
}

/** What a letter or digit may be, as it was written. */
const digit = 1;
const small = 2;
const capital = 3;

/**
 * End of the part that begins at `start` (a letter or digit), in a chunk that ends at `end`: at a joiner, or where a
 * capital begins a word: `device|Id`, `HTTP|Server`, `axis2|Pos`, but not `0x8A`. `text` is the text before folding,
 * `folded` after it, both of one length; folding changed the capitals. (Full-width letters all count as capitals.)
 */
export function findPartEnd(text: string, folded: string, start: number, end: number): number {
  let before = 0;
  for (let index = start; index < end; index += 1) {
    const unit = folded.charCodeAt(index);
    if (kindOfUnit(unit) !== latinKind) return index;
    const letter = isDigit(unit) ? digit : text.charCodeAt(index) === unit ? small : capital;
    if (letter === capital && before === small) return index;
    if (letter === small && before === capital && index - 1 > start) return index - 1;
    before = letter;
  }
  return end;
}

/** End of the piece that begins at `start`, in a part that ends at `end`: where letters meet digits. */
export function findPieceEnd(folded: string, start: number, end: number): number {
  const isDigit = isDigitAt(folded, start);
  let index = start + 1;
  while (index < end && isDigitAt(folded, index) === isDigit) index += 1;
  return index;
}

/**
 * Where the number of a version begins that has letters before it (`2.9` of `V2.9`), in a chunk whose first part ends
 * at `partEnd`; `end` when the chunk is no such version.
 */
export function findVersionNumber(folded: string, start: number, partEnd: number, end: number): number {
  if (isDigitAt(folded, start)) return end;
  const number = findPieceEnd(folded, start, partEnd);
  if (number === partEnd) return end;
  let index = number;
  while (isDigitAt(folded, index) || folded.charAt(index) === '.') index += 1;
  return index >= end ? number : end;
}

/** Parts of the chunk `start`..`end` (see `findPartEnd`), without its joiners. */
export function splitChunk(text: string, folded: string, start: number, end: number): Range[] {
  const parts: Range[] = [];
  for (let from = start; from < end;) {
    if (isJoinerAt(folded, from)) {
      from += 1;
      continue;
    }
    const to = findPartEnd(text, folded, from, end);
    parts.push([from, to]);
    from = to;
  }
  return parts;
}

/** Pieces of the part `start`..`end`: `modbus|485`, `E|1001`. */
export function splitDigits(folded: string, start: number, end: number): Range[] {
  const pieces: Range[] = [];
  for (let from = start; from < end;) {
    const to = findPieceEnd(folded, from, end);
    pieces.push([from, to]);
    from = to;
  }
  return pieces;
}

/** The chunk `start`..`end` without its joiners; between digits a dot stays: 1.2.3 is no 123. */
export function joinChunk(folded: string, start: number, end: number): string {
  let joined = '';
  let copiedTo = start;
  let before = 0;
  for (let index = start; index < end; index += 1) {
    const unit = folded.charCodeAt(index);
    if (kindOfUnit(unit) === joinerKind) {
      joined += folded.slice(copiedTo, index);
      if (isDigit(before) && isDigitAt(folded, index + 1)) joined += '.';
      copiedTo = index + 1;
    }
    before = unit;
  }
  return joined + folded.slice(copiedTo, end);
}
