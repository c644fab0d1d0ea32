/**
 * Tokens of a text. Han: every bigram, and the last character of each run alone. No segmenter decides what is indexed:
 * any two adjacent characters are found. Letters and digits: see `identifiers`.
 */
import { visitRuns } from './runs';
import { type WordSink, readChunk } from './words';

/** Receives the tokens of a text with their positions. */
type TokenSink = WordSink & {
  /** Two adjacent Han characters; `second` is 0 for the last character of a run. */
  bigram: (first: number, second: number, start: number) => void;
};

/** Passes the tokens of `text` to `sink`, in order. `folded` is the same text folded. */
export function readTokens(text: string, folded: string, sink: TokenSink): void {
  visitRuns(folded, {
    han: (start, end) => {
      for (let index = start; index < end; index += 1) {
        sink.bigram(folded.charCodeAt(index), index + 1 < end ? folded.charCodeAt(index + 1) : 0, index);
      }
    },
    chunk: (chunk) => {
      readChunk(text, folded, chunk, sink);
    },
  });
}
