/** Words of letters and digits in a text: see `identifiers`. */
import { isJoinerAt } from './characters';
import { type Chunk, findNextChunk, findPartEnd, findPieceEnd, findVersionNumber, joinChunk } from './identifiers';

/** Maximum length of an indexed word: a query has 64 characters. Longer ones are keys and encoded data. */
export const maxWordChars = 64;

/** Minimum length of a part that is a token of its own. */
const minPartChars = 2;

/**
 * Maximum length of a part whose pieces are tokens: longer ones are keys and digests, and users never search for 7d in
 * one.
 */
const maxPartChars = 32;

/** Receives the words of a text with their positions. */
export type WordSink = { word: (word: string, start: number, end: number) => void };

function readWord(folded: string, start: number, end: number, sink: WordSink): void {
  if (end - start <= maxWordChars) sink.word(folded.slice(start, end), start, end);
}

function readPart(folded: string, start: number, end: number, sink: WordSink): void {
  readWord(folded, start, end, sink);
  if (end - start > maxPartChars) return;
  for (let from = start; from < end;) {
    const to = findPieceEnd(folded, from, end);
    if (to - from >= minPartChars && to - from < end - start) readWord(folded, from, to, sink);
    from = to;
  }
}

/** Passes the words of a chunk to `sink`, the signed one first. They depend on nothing else around the chunk. */
export function readChunk(text: string, folded: string, { start, end, isSigned }: Chunk, sink: WordSink): void {
  if (isSigned && end - start <= maxWordChars) sink.word(folded.slice(start - 1, end), start - 1, end);
  const firstEnd = findPartEnd(text, folded, start, end);
  if (firstEnd === end) {
    readPart(folded, start, end, sink);
    return;
  }
  for (let [from, to] = [start, firstEnd]; from < end; to = findPartEnd(text, folded, from, end)) {
    if (to - from >= minPartChars) readPart(folded, from, to, sink);
    from = to;
    while (isJoinerAt(folded, from)) from += 1;
  }
  const whole = joinChunk(folded, start, end);
  if (whole.length <= maxWordChars) sink.word(whole, start, end);
  const number = findVersionNumber(folded, start, firstEnd, end);
  if (number < end && end - number <= maxWordChars) sink.word(joinChunk(folded, number, end), number, end);
}

/** Passes the words of `text` to `sink`, in order. `folded` is the same text folded. */
export function readWords(text: string, folded: string, sink: WordSink): void {
  const chunk: Chunk = { start: 0, end: 0, isSigned: false };
  while (findNextChunk(folded, chunk)) readChunk(text, folded, chunk, sink);
}
