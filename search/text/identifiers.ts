/**
 * Words and identifiers of letters and digits. A chunk is an uninterrupted sequence: `getDeviceList`, `device_id`,
 * `/api/v1/list`, `192.168.1.1`. Its tokens are its parts and the whole without separators (except between digits).
 * Thus `deviceId`, `device_id`, `device-id`, `device id` and `deviceid` match each other. A part of one character is
 * found by the whole only, a version also by its number.
 */
import type { Range } from '../protocol/markedText';
import { isDigit, isDigitAt, isJoinerAt, joinerKind, kindNumberAt, kindOfUnit, latinKind } from './characters';

const minusSign = 0x2d;

/** Maximum number of adjacent joiners inside a chunk: `std::cout`, `a..b`, but not a dotted line. */
const maxJoiners = 2;

/**
 * Returns the end of the chunk that begins at `start` (a letter or digit). Joiners belong to it when letters follow.
 */
export function findChunkEnd(folded: string, start: number): number {
  let end = start + 1;
  for (let index = end; index < folded.length && index - end <= maxJoiners; index += 1) {
    const kind = kindNumberAt(folded, index);
    if (kind === latinKind) end = index + 1;
    else if (kind !== joinerKind) break;
  }
  return end;
}

/** Position of a chunk. `isSigned`: it is a number after a minus sign, which distinguishes return codes. */
export type Chunk = { start: number; end: number; isSigned: boolean };

/**
 * Moves `chunk` to the next chunk. Returns false when there is none. It runs over all text of a site: it reads each
 * character once and allocates nothing.
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

/** Kinds of letters and digits before folding. */
const digit = 1;
const small = 2;
const capital = 3;

/**
 * Returns the end of the part that begins at `start` (a letter or digit) in a chunk that ends at `end`: a joiner, or a
 * capital that begins a word: `device|Id`, `HTTP|Server`, `axis2|Pos`, but not `0x8A`. `text` and `folded`, of one
 * length, are the text before and after folding, which changes the capitals. (Full-width letters all count as
 * capitals.)
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

/** Returns the end of the piece that begins at `start` in a part that ends at `end`: between letters and digits. */
export function findPieceEnd(folded: string, start: number, end: number): number {
  const isDigit = isDigitAt(folded, start);
  let index = start + 1;
  while (index < end && isDigitAt(folded, index) === isDigit) index += 1;
  return index;
}

/**
 * Returns the start of the number of a version with leading letters (`2.9` of `V2.9`) in a chunk whose first part ends
 * at `partEnd`. Returns `end` when the chunk is not such a version.
 */
export function findVersionNumber(folded: string, start: number, partEnd: number, end: number): number {
  if (isDigitAt(folded, start)) return end;
  const number = findPieceEnd(folded, start, partEnd);
  if (number === partEnd) return end;
  let index = number;
  while (isDigitAt(folded, index) || folded.charAt(index) === '.') index += 1;
  return index >= end ? number : end;
}

/** Returns the parts of the chunk `start`..`end` (see `findPartEnd`) without its joiners. */
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

/** Returns the pieces of the part `start`..`end`: `modbus|485`, `E|1001`. */
export function splitDigits(folded: string, start: number, end: number): Range[] {
  const pieces: Range[] = [];
  for (let from = start; from < end;) {
    const to = findPieceEnd(folded, from, end);
    pieces.push([from, to]);
    from = to;
  }
  return pieces;
}

/** Returns the chunk `start`..`end` without its joiners. Dots between digits stay: 1.2.3 is not 123. */
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
