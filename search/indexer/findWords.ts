/** Part of a text that repeats: its symbols, and how often it stands in the text. */
export type Run = { symbols: readonly number[]; count: number };

/** Of the pairs that are counted at once, those at least this share as frequent as the first are joined at once, too. */
const joinedAtOnce = 0.4;

/** Keys of pairs stay whole numbers below 2 ** 53. */
const symbolLimit = 2 ** 24;

function countPairs(runs: readonly Run[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { symbols, count } of runs) {
    for (let index = 1; index < symbols.length; index += 1) {
      const pair = (symbols[index - 1] ?? 0) * symbolLimit + (symbols[index] ?? 0);
      counts.set(pair, (counts.get(pair) ?? 0) + count);
    }
  }
  return counts;
}

/** The most frequent pairs, none of which shares a symbol with another: joining one changes how often others stand. */
function choosePairs(counts: ReadonlyMap<number, number>, minCount: number): number[] {
  const most = [...counts.values()].reduce((left, right) => Math.max(left, right), 0);
  const enough = Math.max(minCount, most * joinedAtOnce);
  const frequent = [...counts].filter(([, count]) => count >= enough);
  frequent.sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || left - right);
  const taken = new Set<number>();
  return frequent.flatMap(([pair]) => {
    const [left, right] = [Math.floor(pair / symbolLimit), pair % symbolLimit];
    if (taken.has(left) || taken.has(right)) return [];
    taken.add(left).add(right);
    return [pair];
  });
}

function join(symbols: readonly number[], joined: ReadonlyMap<number, number>): number[] {
  const result: number[] = [];
  for (let index = 0; index < symbols.length; index += 1) {
    const left = symbols[index] ?? 0;
    const right = symbols[index + 1];
    const whole = right === undefined ? undefined : joined.get(left * symbolLimit + right);
    result.push(whole ?? left);
    if (whole !== undefined) index += 1;
  }
  return result;
}

/** What `findWords` finds: words by their symbols, and the runs written with them. */
export type Found = {
  /** Of each symbol that stands for a word, the symbols of the text that it stands for. */
  words: ReadonlyMap<number, readonly number[]>;
  /** As the runs given, with words in place of their symbols. */
  runs: readonly (readonly number[])[];
};

/**
 * Finds at most about `most` words that stand at least `minCount` times in `runs`, by joining the most frequent pair of
 * neighbours again and again (Gage, "A New Algorithm for Data Compression", 1994). Symbols of the text lie below
 * `firstWord`, symbols of words from there on. The same runs give the same words.
 */
export function findWords(runs: readonly Run[], firstWord: number, most: number, minCount: number): Found {
  const words = new Map<number, readonly number[]>();
  const spell = (symbol: number): readonly number[] => words.get(symbol) ?? [symbol];
  let current = runs;
  while (words.size < most) {
    const pairs = choosePairs(countPairs(current), minCount);
    if (pairs.length === 0) break;
    const joined = new Map<number, number>();
    for (const pair of pairs) {
      const word = firstWord + words.size;
      words.set(word, [...spell(Math.floor(pair / symbolLimit)), ...spell(pair % symbolLimit)]);
      joined.set(pair, word);
    }
    current = current.map(({ symbols, count }) => ({ symbols: join(symbols, joined), count }));
  }
  return { words, runs: current.map(({ symbols }) => symbols) };
}
