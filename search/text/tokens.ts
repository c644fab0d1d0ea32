/**
 * What a text is found by. Han: every pair of neighbours, and each run's last character alone; no segmenter decides
 * what is indexed, so any two neighbouring characters find their place. Letters and digits: see `identifiers`.
 */
import { hanKind, isJoinerAt, kindNumberAt, latinKind } from './characters';
import { findChunkEnd, findPartEnd, findPieceEnd, findSignedStart, findVersionNumber, joinChunk } from './identifiers';

/** Longest word that is indexed: a query has 64 characters. Beyond lie keys and encoded data. */
export const maxWordChars = 64;

/** Shortest part of a longer word that is worth a term of its own. */
const minPartChars = 2;

/** Longest part whose pieces are words of their own: beyond lie keys and digests, and nobody asks for 7d of one. */
const maxPartChars = 32;

/** Receives the words of a text with the place where each stands. */
export type WordSink = { word: (word: string, start: number, end: number) => void };

/** Receives the tokens of a text with the place where each stands. */
export type TokenSink = WordSink & {
  /** Two neighbouring Han characters; `second` is 0 for the last character of a run. */
  pair: (first: number, second: number, start: number) => void;
};

/** Reads the run of Han characters at `start`; returns its end. */
function readRun(folded: string, start: number, sink: TokenSink): number {
  let index = start;
  let unit = folded.charCodeAt(start);
  while (kindNumberAt(folded, index + 1) === hanKind) {
    const next = folded.charCodeAt(index + 1);
    sink.pair(unit, next, index);
    unit = next;
    index += 1;
  }
  sink.pair(unit, 0, index);
  return index + 1;
}

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

/** Reads the chunk of letters and digits at `start`; returns its end. */
function readChunk(text: string, folded: string, start: number, sink: WordSink): number {
  const end = findChunkEnd(folded, start);
  const signed = findSignedStart(folded, start);
  if (signed < start && end - start <= maxWordChars) sink.word(folded.slice(signed, end), signed, end);
  const firstEnd = findPartEnd(text, folded, start, end);
  if (firstEnd === end) {
    readPart(folded, start, end, sink);
    return end;
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
  return end;
}

/** Hands the words of `text` to `sink`, in order. `folded` is the same text folded. */
export function readWords(text: string, folded: string, sink: WordSink): void {
  for (let index = 0; index < folded.length;) {
    if (kindNumberAt(folded, index) === latinKind) index = readChunk(text, folded, index, sink);
    else index += 1;
  }
}

/** Hands the tokens of `text` to `sink`, in order. `folded` is the same text folded. */
export function readTokens(text: string, folded: string, sink: TokenSink): void {
  for (let index = 0; index < folded.length;) {
    const kind = kindNumberAt(folded, index);
    if (kind === hanKind) index = readRun(folded, index, sink);
    else if (kind === latinKind) index = readChunk(text, folded, index, sink);
    else index += 1;
  }
}
