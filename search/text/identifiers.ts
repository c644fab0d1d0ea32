/**
 * Words and identifiers of letters and digits. A chunk is what stands together: `getDeviceList`, `device_id`,
 * `/api/v1/list`, `192.168.1.1`. It is found by its parts and as a whole without separators (but between digits), which
 * is how `deviceId`, `device_id`, `device-id`, `device id` and `deviceid` find each other. Parts of one character are found
 * by the whole only; a version also by its number.
 */
import type { Range } from '../protocol/markedText';
import { isDigitAt, isJoinerAt, kindNumberAt, latinKind } from './characters';

/** Longest run of joiners inside a chunk: `std::cout`, `a..b`, but not a line of dots. */
const maxJoiners = 2;

/** End of the chunk that begins at `start` (a letter or digit): joiners belong to it when letters follow. */
export function findChunkEnd(folded: string, start: number): number {
  let end = start + 1;
  for (;;) {
    while (kindNumberAt(folded, end) === latinKind) end += 1;
    let next = end;
    while (next - end < maxJoiners && isJoinerAt(folded, next)) next += 1;
    if (next === end || kindNumberAt(folded, next) !== latinKind) return end;
    end = next + 1;
  }
}

/** Where the chunk at `start` begins when it is a number with its minus sign: return codes are told apart by it. */
export function findSignedStart(folded: string, start: number): number {
  const isSigned =
    folded.charAt(start - 1) === '-' && isDigitAt(folded, start) && kindNumberAt(folded, start - 2) !== latinKind;
  return isSigned && !isJoinerAt(folded, start - 2) ? start - 1 : start;
}

/** Folding changed the letter at `index`: it is a capital. (Full-width letters all count as capitals: no boundary.) */
function isCapitalAt(text: string, folded: string, index: number): boolean {
  return text.charCodeAt(index) !== folded.charCodeAt(index) && !isDigitAt(folded, index);
}

/** Whether a new word begins at `index` inside letters: `device|Id`, `HTTP|Server`, `axis2|Pos`, but not `0x8A`. */
function isCamelBoundary(text: string, folded: string, index: number, end: number): boolean {
  if (!isCapitalAt(text, folded, index)) return false;
  if (!isCapitalAt(text, folded, index - 1) && !isDigitAt(folded, index - 1)) return true;
  const isBeforeLetter =
    index + 1 < end && kindNumberAt(folded, index + 1) === latinKind && !isDigitAt(folded, index + 1);
  return isBeforeLetter && !isCapitalAt(text, folded, index + 1);
}

/**
 * End of the part that begins at `start`, in a chunk that ends at `end`: at a joiner, or where a capital begins a word.
 * `text` is the text before folding, `folded` after it, both of one length.
 */
export function findPartEnd(text: string, folded: string, start: number, end: number): number {
  let index = start + 1;
  while (index < end && kindNumberAt(folded, index) === latinKind && !isCamelBoundary(text, folded, index, end)) {
    index += 1;
  }
  return index;
}

/** End of the piece that begins at `start`, in a part that ends at `end`: where letters meet digits. */
export function findPieceEnd(folded: string, start: number, end: number): number {
  const isDigit = isDigitAt(folded, start);
  let index = start + 1;
  while (index < end && isDigitAt(folded, index) === isDigit) index += 1;
  return index;
}

/**
 * Where the number of a version begins that has letters before it (`2.9` of `V2.9`), in a chunk whose first part ends at
 * `partEnd`; `end` when the chunk is no such version.
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
  for (let index = start; index < end; index += 1) {
    if (!isJoinerAt(folded, index)) continue;
    joined += folded.slice(copiedTo, index);
    if (isDigitAt(folded, index - 1) && isDigitAt(folded, index + 1)) joined += '.';
    copiedTo = index + 1;
  }
  return joined + folded.slice(copiedTo, end);
}
