/** Part of a text that repeats: its symbols, and how often it stands in the text. */
export type Run = { symbols: readonly number[]; count: number };

/** Of the pairs that are counted at once, those at least this share as frequent as the first are joined at once, too. */
const joinedAtOnce = 0.4;

/** Keys of pairs stay whole numbers below 2 ** 53. */
const symbolLimit = 2 ** 24;

/** Counts the pairs of a run that stands `count` times; less than none takes them back. */
function addPairs(counts: Map<number, number>, symbols: readonly number[], count: number): void {
  for (let index = 1; index < symbols.length; index += 1) {
    const pair = (symbols[index - 1] ?? 0) * symbolLimit + (symbols[index] ?? 0);
    const total = (counts.get(pair) ?? 0) + count;
    if (total === 0) counts.delete(pair);
    else counts.set(pair, total);
  }
}

/** The most frequent pairs, none of which shares a symbol with another: joining one changes how often others stand. */
function choosePairs(counts: ReadonlyMap<number, number>, minCount: number): number[] {
  let most = 0;
  for (const count of counts.values()) if (count > most) most = count;
  const enough = Math.max(minCount, most * joinedAtOnce);
  const frequent: [pair: number, count: number][] = [];
  for (const entry of counts) if (entry[1] >= enough) frequent.push(entry);
  frequent.sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || left - right);
  const taken = new Set<number>();
  return frequent.flatMap(([pair]) => {
    const [left, right] = [Math.floor(pair / symbolLimit), pair % symbolLimit];
    if (taken.has(left) || taken.has(right)) return [];
    taken.add(left).add(right);
    return [pair];
  });
}

/** What is joined at once: by the first symbol of each pair, its second one and the word for both. */
type Joined = ReadonlyMap<number, { right: number; word: number }>;

/** The same array where nothing is joined. */
function join(symbols: readonly number[], joined: Joined): readonly number[] {
  let result: number[] | undefined;
  for (let index = 0; index < symbols.length; index += 1) {
    const left = symbols[index] ?? 0;
    const pair = joined.get(left);
    if (pair === undefined || symbols[index + 1] !== pair.right) {
      result?.push(left);
      continue;
    }
    result ??= symbols.slice(0, index);
    result.push(pair.word);
    index += 1;
  }
  return result ?? symbols;
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
  const counts = new Map<number, number>();
  for (const { symbols, count } of runs) addPairs(counts, symbols, count);
  const current = runs.map(({ symbols }) => symbols);
  while (words.size < most) {
    const pairs = choosePairs(counts, minCount);
    if (pairs.length === 0) break;
    const joined = new Map<number, { right: number; word: number }>();
    for (const pair of pairs) {
      const word = firstWord + words.size;
      const [left, right] = [Math.floor(pair / symbolLimit), pair % symbolLimit];
      words.set(word, [...spell(left), ...spell(right)]);
      joined.set(left, { right, word });
    }
    for (const [index, { count }] of runs.entries()) {
      const symbols = current[index] ?? [];
      const shorter = join(symbols, joined);
      if (shorter === symbols) continue;
      addPairs(counts, symbols, -count);
      addPairs(counts, shorter, count);
      current[index] = shorter;
    }
  }
  return { words, runs: current };
}
