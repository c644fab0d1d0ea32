/** Part of a text that repeats: its symbols, and how often it stands in the text. */
export type Run = { symbols: readonly number[]; count: number };

/** Of the pairs that are counted at once, those at least this share as frequent as the first are joined at once, too. */
const joinedAtOnce = 0.4;

/** In the place of a pair: those are lower. */
const noPair = 2 ** 32 - 1;

/**
 * Counts of pairs. A pair is its first symbol, `width` times, and its second. They are looked through as often as counted:
 * a table in two arrays takes half the time of a Map.
 */
class PairCounts {
  private pairs = new Uint32Array(1 << 12).fill(noPair);
  private counts = new Int32Array(1 << 12);
  private size = 0;

  /** Symbols are below `width`, which is less than 2 ** 16. */
  constructor(private readonly width: number) {}

  /** Counts the pairs of the symbols from `start` to `end`, which stand `count` times; less than none takes them back. */
  add(symbols: readonly number[], start: number, end: number, count: number): void {
    for (let index = start + 1; index < end; index += 1) {
      const place = this.find((symbols[index - 1] ?? 0) * this.width + (symbols[index] ?? 0));
      this.counts[place] = (this.counts[place] ?? 0) + count;
    }
  }

  /** Counts `after` in place of `before`, which stands `count` times; what both begin and end with stays. */
  replace(before: readonly number[], after: readonly number[], count: number): void {
    let start = 0;
    while (start < after.length && before[start] === after[start]) start += 1;
    let alike = 0;
    while (alike < after.length - start && before[before.length - 1 - alike] === after[after.length - 1 - alike])
      alike += 1;
    const first = Math.max(0, start - 1);
    this.add(before, first, Math.min(before.length, before.length - alike + 1), -count);
    this.add(after, first, Math.min(after.length, after.length - alike + 1), count);
  }

  /** The most frequent pairs, none of which shares a symbol with another: joining one changes how often others stand. */
  choose(minCount: number): [left: number, right: number][] {
    const { pairs, counts, width } = this;
    let most = 0;
    for (let place = 0; place < pairs.length; place += 1) most = Math.max(most, counts[place] ?? 0);
    const enough = Math.max(minCount, most * joinedAtOnce);
    const frequent: [pair: number, count: number][] = [];
    for (let place = 0; place < pairs.length; place += 1) {
      const count = counts[place] ?? 0;
      if (count >= enough) frequent.push([pairs[place] ?? 0, count]);
    }
    frequent.sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || left - right);
    const taken = new Set<number>();
    return frequent.flatMap(([pair]) => {
      const [left, right] = [Math.floor(pair / width), pair % width];
      if (taken.has(left) || taken.has(right)) return [];
      taken.add(left).add(right);
      return [[left, right]];
    });
  }

  /** Where a pair is counted. */
  private find(pair: number): number {
    const { pairs } = this;
    const last = pairs.length - 1;
    let place = Math.imul(pair, 0x9e3779b1) >>> 12;
    for (place &= last; pairs[place] !== noPair; place = (place + 1) & last) if (pairs[place] === pair) return place;
    if (2 * this.size > last) {
      this.grow();
      return this.find(pair);
    }
    pairs[place] = pair;
    this.size += 1;
    return place;
  }

  private grow(): void {
    const { pairs, counts } = this;
    this.pairs = new Uint32Array(2 * pairs.length).fill(noPair);
    this.counts = new Int32Array(2 * pairs.length);
    this.size = 0;
    for (let place = 0; place < pairs.length; place += 1) {
      const count = counts[place] ?? 0;
      if (count > 0) this.counts[this.find(pairs[place] ?? noPair)] = count;
    }
  }
}

/** What is joined at once, by the first symbol of each pair: its second one, and the word for both, or 0. */
class Joined {
  private readonly rights: Int32Array;
  private readonly words: Int32Array;

  /** Symbols are below `width`. */
  constructor(width: number) {
    this.rights = new Int32Array(width);
    this.words = new Int32Array(width);
  }

  set(left: number, right: number, word: number): void {
    this.rights[left] = right;
    this.words[left] = word;
  }

  /** The same array where nothing is joined. */
  join(symbols: readonly number[]): readonly number[] {
    const { rights, words } = this;
    let result: number[] | undefined;
    for (let index = 0; index < symbols.length; index += 1) {
      const left = symbols[index] ?? 0;
      const word = words[left] ?? 0;
      if (word === 0 || symbols[index + 1] !== rights[left]) {
        result?.push(left);
        continue;
      }
      result ??= symbols.slice(0, index);
      result.push(word);
      index += 1;
    }
    return result ?? symbols;
  }
}

/** Which runs hold a symbol, or held it before it was joined. */
class RunPlaces {
  private readonly places: number[][] = [];

  add(symbol: number, place: number): void {
    const known = (this.places[symbol] ??= []);
    if (known[known.length - 1] !== place) known.push(place);
  }

  /** The runs that may hold the pair. */
  find(left: number, right: number): readonly number[] {
    const [lefts, rights] = [this.places[left] ?? [], this.places[right] ?? []];
    return lefts.length < rights.length ? lefts : rights;
  }
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
 * `firstWord`, symbols of words from there on; there may be 40,000 of both. The same runs give the same words.
 */
export function findWords(runs: readonly Run[], firstWord: number, most: number, minCount: number): Found {
  const words = new Map<number, readonly number[]>();
  const spell = (symbol: number): readonly number[] => words.get(symbol) ?? [symbol];
  // The last round may find more than is asked for: of each two symbols one word.
  const width = Math.ceil(1.5 * (firstWord + most));
  const counts = new PairCounts(width);
  const places = new RunPlaces();
  for (const [place, { symbols, count }] of runs.entries()) {
    counts.add(symbols, 0, symbols.length, count);
    for (const symbol of symbols) places.add(symbol, place);
  }
  const current = runs.map(({ symbols }) => symbols);
  const joined = new Joined(width);
  while (words.size < most) {
    const pairs = counts.choose(minCount);
    if (pairs.length === 0) break;
    const firstJoined = firstWord + words.size;
    for (const [left, right] of pairs) {
      const word = firstWord + words.size;
      words.set(word, [...spell(left), ...spell(right)]);
      joined.set(left, right, word);
    }
    for (const [left, right] of pairs) {
      for (const place of places.find(left, right)) {
        const symbols = current[place] ?? [];
        const shorter = joined.join(symbols);
        if (shorter === symbols) continue;
        counts.replace(symbols, shorter, runs[place]?.count ?? 0);
        current[place] = shorter;
        for (const symbol of shorter) if (symbol >= firstJoined) places.add(symbol, place);
      }
    }
    for (const [left] of pairs) joined.set(left, 0, 0);
  }
  return { words, runs: current };
}
