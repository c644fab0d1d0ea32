import { PairCounts } from './pairCounts';
import { RunPlaces } from './runPlaces';

/** Part of a text that repeats: where it stands first, and how often. */
export type Run = { start: number; end: number; count: number };

/**
 * Of the pairs that are counted at once, those at least this share as frequent as the first are joined at once, too.
 */
const joinedAtOnce = 0.4;

/** Runs, in which pairs are joined, with the counts of what stands side by side in them. */
class JoinedRuns {
  /** A run begins where it did in the text, and ends here, however short it has become. */
  readonly ends: Int32Array;
  private readonly places: RunPlaces;
  /**
   * Pairs that stand often enough to be joined, or did. No other becomes one: joining makes a pair rarer, or a new one.
   */
  private readonly frequent = new PairCounts();
  /** Pairs with a word that has just been made. */
  private readonly made = new PairCounts();
  /** What is joined at once, by the first symbol of each pair: its second one, and the word for both, or 0. */
  private readonly rights: Uint16Array;
  private readonly words: Uint16Array;

  /** `symbols` are below `width`, which is less than 2 ** 16; they are written over. */
  constructor(
    readonly symbols: Uint16Array,
    private readonly runs: readonly Run[],
    private readonly width: number,
    private readonly minCount: number,
  ) {
    this.ends = Int32Array.from(runs, ({ end }) => end);
    this.rights = new Uint16Array(width);
    this.words = new Uint16Array(width);
    // Every word that is written takes the place of two symbols.
    this.places = new RunPlaces(width, 2 * runs.reduce((sum, { start, end }) => sum + end - start, 0));
    for (const [run, { start, end, count }] of runs.entries()) {
      for (let place = start; place < end; place += 1) {
        const symbol = symbols[place] ?? 0;
        this.places.add(symbol, run);
        if (place > start) this.made.add(this.pairOf(symbols[place - 1] ?? 0, symbol), count);
      }
    }
    this.keepFrequent();
  }

  /**
   * The most frequent pairs, none of which shares a symbol with another: joining one changes how often others stand.
   */
  choose(): [left: number, right: number][] {
    const listed = this.frequent.list(Math.max(this.minCount, this.frequent.most() * joinedAtOnce));
    listed.sort(([left, leftCount], [right, rightCount]) => rightCount - leftCount || left - right);
    const taken = new Set<number>();
    return listed.flatMap(([pair]) => {
      const [left, right] = [Math.floor(pair / this.width), pair % this.width];
      if (taken.has(left) || taken.has(right)) return [];
      taken.add(left).add(right);
      return [[left, right]];
    });
  }

  /** Writes a word for each of `pairs`, from `firstWord` on; none shares a symbol with another. */
  join(pairs: readonly (readonly [left: number, right: number])[], firstWord: number): void {
    for (const [index, [left, right]] of pairs.entries()) {
      this.rights[left] = right;
      this.words[left] = firstWord + index;
    }
    for (const [left, right] of pairs) this.places.forEach(left, right, (run) => this.joinIn(run));
    for (const [left] of pairs) this.words[left] = 0;
    this.keepFrequent();
  }

  private pairOf(left: number, right: number): number {
    return left * this.width + right;
  }

  private keepFrequent(): void {
    for (const [pair, count] of this.made.list(this.minCount)) this.frequent.add(pair, count);
    this.made.clear();
  }

  /** Joins all pairs in a run. */
  private joinIn(run: number): void {
    const { symbols, frequent, made } = this;
    const { start = 0, count = 0 } = this.runs[run] ?? {};
    const end = this.ends[run] ?? 0;
    let place = start;
    while (place < end && !this.isJoined(place, end)) place += 1;
    if (place === end) return;
    let written = place;
    let before = symbols[place - 1] ?? 0; // the last symbol as it was
    let wasJoined = false;
    for (; place < end; place += 1) {
      const left = symbols[place] ?? 0;
      const right = symbols[place + 1] ?? 0;
      const isJoined = this.isJoined(place, end);
      const symbol = isJoined ? (this.words[left] ?? 0) : left;
      if (written > start && (isJoined || wasJoined)) {
        frequent.take(this.pairOf(before, left), count);
        made.add(this.pairOf(symbols[written - 1] ?? 0, symbol), count);
      }
      before = left;
      if (isJoined) {
        frequent.take(this.pairOf(left, right), count);
        this.places.add(symbol, run);
        before = right;
        place += 1;
      }
      symbols[written] = symbol;
      written += 1;
      wasJoined = isJoined;
    }
    this.ends[run] = written;
  }

  /** Whether the symbol at `place` is joined with the next one, of a run that ends at `end`. */
  private isJoined(place: number, end: number): boolean {
    const left = this.symbols[place] ?? 0;
    return this.words[left] !== 0 && place + 1 < end && this.symbols[place + 1] === this.rights[left];
  }
}

/** What `findWords` finds: words by their symbols, and the runs written with them. */
export type Found = {
  /** Of each symbol that stands for a word, the symbols of the text that it stands for. */
  words: ReadonlyMap<number, readonly number[]>;
  /** The runs: each from where it began in the text to its place in `ends`, with words in place of their symbols. */
  symbols: Uint16Array;
  ends: Int32Array;
};

/**
 * Finds at most about `most` words that stand at least `minCount` times in the `runs` of `text`, by joining the most
 * frequent pair of neighbours again and again (Gage, "A New Algorithm for Data Compression", 1994). Symbols of the text
 * lie below `firstWord`, symbols of words from there on; there may be 40,000 of both. The same runs give the same
 * words.
 */
export function findWords(
  text: Uint16Array,
  runs: readonly Run[],
  { firstWord, most, minCount }: { firstWord: number; most: number; minCount: number },
): Found {
  const words = new Map<number, readonly number[]>();
  const spell = (symbol: number): readonly number[] => words.get(symbol) ?? [symbol];
  // The last round may find more than is asked for: of each two symbols one word.
  const joined = new JoinedRuns(text.slice(), runs, Math.ceil(1.5 * (firstWord + most)), minCount);
  while (words.size < most) {
    const pairs = joined.choose();
    if (pairs.length === 0) break;
    joined.join(pairs, firstWord + words.size);
    for (const [left, right] of pairs) words.set(firstWord + words.size, [...spell(left), ...spell(right)]);
  }
  return { words, symbols: joined.symbols, ends: joined.ends };
}
