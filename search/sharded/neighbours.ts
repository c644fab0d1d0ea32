/**
 * Terms for what stands side by side: three Han characters, or a word and the word or Han character next to it. On a
 * large site the parts of a phrase stand on most pages, each two of them side by side on few.
 */
import { hanKind, kindNumberAt, latinKind } from '../text/characters';

/** Before a word and its neighbour: begins no token. */
const neighbourMark = '+';

/** A word is no further from its neighbour than a sign of a path, of an identifier, or a space. */
const joiners = ' /_.-';

const hanChars = 3;
/** Beyond lie keys and encoded data. */
const maxWordChars = 32;

/** A term for neighbours, and the terms that its parts have anyway. */
export type Neighbours = { term: string; parts: readonly string[] };

/** A word, or a Han character; `gap`: characters between it and the one before. */
type Token = { text: string; isWord: boolean; gap: number };

/**
 * The words and Han characters of a folded text, in order. A gap of other characters than one joiner is none to look
 * across.
 */
function readPieces(folded: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (let start = 0; start < folded.length;) {
    const kind = kindNumberAt(folded, start);
    let next = start + 1;
    if (kind === latinKind) while (kindNumberAt(folded, next) === latinKind) next += 1;
    if (kind === latinKind || kind === hanKind) {
      const isNear = start - end === 1 && joiners.includes(folded.charAt(end));
      tokens.push({
        text: folded.slice(start, next),
        isWord: kind === latinKind,
        gap: start === end || isNear ? start - end : Infinity,
      });
      end = next;
    }
    start = next;
  }
  return tokens;
}

/** The three Han characters that begin with `first`, when they stand without a gap. */
function readTriple([first, second, third]: readonly Token[]): Neighbours[] {
  if (!first || !second || !third || [first, second, third].some(({ isWord }) => isWord)) return [];
  if (second.gap > 0 || third.gap > 0) return [];
  return [{ term: first.text + second.text + third.text, parts: [first.text + second.text, second.text + third.text] }];
}

/** A word and what stands beside it, in their order. */
function readWordPair([first, second]: readonly Token[]): Neighbours[] {
  if (!first || !second || second.gap === Infinity) return [];
  const words = [first, second].filter(({ isWord }) => isWord).map(({ text }) => text);
  if (words.length === 0 || words.some(({ length }) => length > maxWordChars)) return [];
  return [{ term: `${neighbourMark}${first.text} ${second.text}`, parts: words }];
}

/** The neighbours in a folded text, in order. */
export function listNeighbours(folded: string): Neighbours[] {
  const tokens = readPieces(folded);
  return tokens.flatMap((_, index) => {
    const from = tokens.slice(index, index + hanChars);
    return [...readTriple(from), ...readWordPair(from)];
  });
}
