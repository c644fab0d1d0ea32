/** Words of letters and digits in a text, as it is found by them: see `identifiers`. */
import { isJoinerAt } from './characters';
import { type Chunk, findNextChunk, findPartEnd, findPieceEnd, findVersionNumber, joinChunk } from './identifiers';

/** Longest word that is indexed: a query has 64 characters. Beyond lie keys and encoded data. */
export const maxWordChars = 64;

/** Shortest part of a longer word that is worth a term of its own. */
const minPartChars = 2;

/** Longest part whose pieces are words of their own: beyond lie keys and digests, and nobody asks for 7d of one. */
const maxPartChars = 32;

/** Receives the words of a text with the place where each stands. */
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

/**
 * Hands the words of a chunk to `sink`, the one with its sign first: what they are depends on nothing else around it.
 */
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

/** Hands the words of `text` to `sink`, in order. `folded` is the same text folded. */
export function readWords(text: string, folded: string, sink: WordSink): void {
  const chunk: Chunk = { start: 0, end: 0, isSigned: false };
  while (findNextChunk(folded, chunk)) readChunk(text, folded, chunk, sink);
}
