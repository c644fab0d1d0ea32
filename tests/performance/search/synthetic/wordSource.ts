import { createRandom } from '../generator/random';
import { codeWords, latinTerms, modifiers, nouns, verbs } from './vocabulary';

/** Draws words with realistic frequencies: the n-th most frequent about 1/n as often as the first (Zipf). */
export type WordSource = {
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Picks by rank: elements at the start of the list far more often. */
  pickByRank: <T>(list: readonly T[]) => T;
  noun: () => string;
  verb: () => string;
  /** snake_case, camelCase or a single word. */
  identifier: () => string;
  latin: () => string;
};

const syllables = [
  'ka',
  'ro',
  'ten',
  'vi',
  'lo',
  'max',
  'ne',
  'tri',
  'sol',
  'dex',
  'mo',
  'zan',
  'qui',
  'bel',
  'for',
  'ux',
];

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Creates the words of one page. Like real pages, it prefers a few topics. */
export function createWordSource(seed: number): WordSource {
  const { below, pick } = createRandom(seed);
  const pickByRank = <T>(list: readonly T[]): T => {
    const rank = Math.floor(list.length ** (below(10_000) / 10_000)) - 1 + below(2);
    return list[Math.min(rank, list.length - 1)] ?? pick(list);
  };
  const compound = (): string => pickByRank(modifiers) + pickByRank(nouns);
  const topics = Array.from({ length: 12 }, compound);
  const invented = (): string => capitalise(Array.from({ length: 2 + below(2) }, () => pick(syllables)).join(''));
  const identifiers = Array.from({ length: 8 }, () => {
    const words = Array.from({ length: 1 + below(3) }, () => pickByRank(codeWords));
    return below(3) === 0 ? words.map((word, at) => (at === 0 ? word : capitalise(word))).join('') : words.join('_');
  });
  return {
    below,
    pick,
    pickByRank,
    noun: () => (below(5) < 2 ? pick(topics) : below(3) === 0 ? pickByRank(nouns) : compound()),
    verb: () => pickByRank(verbs),
    identifier: () => (below(4) === 0 ? pickByRank(codeWords) : pick(identifiers)),
    latin: () => (below(12) === 0 ? invented() : pickByRank(latinTerms)),
  };
}
