/**
 * What a text is found by. Han: every pair of neighbours, and each run's last character alone; no segmenter decides
 * what is indexed, so any two neighbouring characters find their place. Letters and digits: see `identifiers`.
 */
import { findSignedStart, joinChunk, splitChunk, splitDigits } from './identifiers';
import { visitRuns } from './runs';

/** Longest word that is indexed: a query has 64 characters. Beyond lie keys and encoded data. */
export const maxWordChars = 64;

/** Shortest part of a longer word that is worth a term of its own. */
const minPartChars = 2;

/** Receives the tokens of a text with the place where each stands. */
export type TokenSink = {
  /** Two neighbouring Han characters; `second` is 0 for the last character of a run. */
  pair: (first: number, second: number, start: number) => void;
  word: (word: string, start: number, end: number) => void;
};

function readRun(folded: string, start: number, end: number, sink: TokenSink): void {
  for (let index = start; index < end; index += 1) {
    sink.pair(folded.charCodeAt(index), index + 1 < end ? folded.charCodeAt(index + 1) : 0, index);
  }
}

function readPart(folded: string, start: number, end: number, sink: TokenSink): void {
  if (end - start <= maxWordChars) sink.word(folded.slice(start, end), start, end);
  const pieces = splitDigits(folded, start, end);
  if (pieces.length === 1) return;
  for (const [from, to] of pieces) {
    if (to - from >= minPartChars && to - from <= maxWordChars) sink.word(folded.slice(from, to), from, to);
  }
}

function readChunk(text: string, folded: string, start: number, end: number, sink: TokenSink): void {
  const signed = findSignedStart(folded, start);
  if (signed < start && end - start <= maxWordChars) sink.word(folded.slice(signed, end), signed, end);
  const parts = splitChunk(text, folded, start, end);
  for (const [from, to] of parts) {
    if (parts.length === 1 || to - from >= minPartChars) readPart(folded, from, to, sink);
  }
  if (parts.length === 1) return;
  const whole = joinChunk(folded, start, end);
  if (whole.length <= maxWordChars) sink.word(whole, start, end);
}

/** Hands the tokens of `text` to `sink`, in order. `folded` is the same text folded. */
export function readTokens(text: string, folded: string, sink: TokenSink): void {
  visitRuns(folded, (kind, start, end) => {
    if (kind === 'han') readRun(folded, start, end, sink);
    else readChunk(text, folded, start, end, sink);
  });
}
