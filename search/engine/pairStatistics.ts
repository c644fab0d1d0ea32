import type { PairTable } from './pairTable';

const unitCount = 0x10000;

/** What the pairs of an index say together: which begin with a character, and which characters belong together. */
export class PairStatistics {
  /** Of the characters that were asked for: as strings, all pairs would take more room than their postings. */
  private readonly byFirst = new Map<string, string[]>();
  private readonly afterFirst = new Uint32Array(unitCount);
  private readonly beforeSecond = new Uint32Array(unitCount);

  /** `countOf` gives the number of sections in which a pair stands. */
  constructor(
    private readonly pairs: PairTable,
    countOf: (id: number) => number,
  ) {
    pairs.forEach((first, second, id) => {
      const count = countOf(id);
      this.afterFirst[first] = (this.afterFirst[first] ?? 0) + count;
      this.beforeSecond[second] = (this.beforeSecond[second] ?? 0) + count;
    });
  }

  /** Pairs that begin with `character`, and the character itself where it ends a run. */
  beginningWith(character: string): readonly string[] {
    const known = this.byFirst.get(character);
    if (known) return known;
    const found: string[] = [];
    const unit = character.charCodeAt(0);
    this.pairs.forEach((first, second) => {
      if (first === unit) found.push(second === 0 ? character : character + String.fromCharCode(second));
    });
    this.byFirst.set(character, found.sort());
    return found;
  }

  /**
   * How much the characters of a pair that stands in `count` sections belong together: the geometric mean of its shares
   * among what follows the first and what precedes the second. 离线 is near 0.5, 备离 (设备|离线) near 0.
   */
  cohesion(pair: string, count: number): number {
    const after = this.afterFirst[pair.charCodeAt(0)] ?? 0;
    const before = this.beforeSecond[pair.charCodeAt(1)] ?? 0;
    return after * before === 0 ? 0 : count / Math.sqrt(after * before);
  }
}
