/**
 * Words and identifiers of letters and digits. A chunk is what stands together: `getDeviceList`, `device_id`,
 * `/api/v1/list`, `192.168.1.1`. It is found by its parts and as a whole without separators, which is how
 * `deviceId`, `device_id`, `device-id`, `device id` and `deviceid` find each other.
 */
import type { Range } from '../protocol/markedText';
import { isDigitAt, isJoinerAt, kindAt } from './characters';

/** Longest run of joiners inside a chunk: `std::cout`, `a..b`, but not a line of dots. */
const maxJoiners = 2;

/** End of the chunk that begins at `start` (a letter or digit): joiners belong to it when letters follow. */
export function findChunkEnd(folded: string, start: number): number {
  let end = start + 1;
  while (end < folded.length) {
    if (kindAt(folded, end) === 'latin') {
      end += 1;
      continue;
    }
    let next = end;
    while (next - end < maxJoiners && isJoinerAt(folded, next)) next += 1;
    if (next === end || kindAt(folded, next) !== 'latin') break;
    end = next + 1;
  }
  return end;
}

/** Where the chunk at `start` begins when it is a number with its minus sign: return codes are told apart by it. */
export function findSignedStart(folded: string, start: number): number {
  const isSigned =
    folded.charAt(start - 1) === '-' && isDigitAt(folded, start) && kindAt(folded, start - 2) !== 'latin';
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
  const isBeforeLetter = index + 1 < end && kindAt(folded, index + 1) === 'latin' && !isDigitAt(folded, index + 1);
  return isBeforeLetter && !isCapitalAt(text, folded, index + 1);
}

/**
 * Parts of the chunk `start`..`end`, cut at joiners and where a capital begins a word. `text` is the chunk's text before
 * folding, `folded` after it, both of one length.
 */
export function splitChunk(text: string, folded: string, start: number, end: number): Range[] {
  const parts: Range[] = [];
  let from = start;
  for (let index = start + 1; index <= end; index += 1) {
    const isJoiner = index < end && kindAt(folded, index) !== 'latin';
    if (index < end && !isJoiner && !(index > from && isCamelBoundary(text, folded, index, end))) continue;
    if (index > from) parts.push([from, index]);
    from = isJoiner ? index + 1 : index;
  }
  return parts;
}

/** Pieces of the part `start`..`end`, cut where letters meet digits: `modbus|485`, `E|1001`. */
export function splitDigits(folded: string, start: number, end: number): Range[] {
  const pieces: Range[] = [];
  let from = start;
  for (let index = start + 1; index <= end; index += 1) {
    if (index < end && isDigitAt(folded, index) === isDigitAt(folded, index - 1)) continue;
    pieces.push([from, index]);
    from = index;
  }
  return pieces;
}

/** The chunk `start`..`end` without its joiners. */
export function joinChunk(folded: string, start: number, end: number): string {
  return folded.slice(start, end).replace(/[_.\-/:]+/g, '');
}
