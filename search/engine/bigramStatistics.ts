import type { HanIds } from './hanIds';
import type { PackedBigrams } from './bigramPostings';

/** What the pairs of an index say together: which begin with a character, and which characters belong together. */
export class BigramStatistics {
  /** Of the characters that were asked for. */
  private readonly byFirst = new Map<string, string[]>();
  private readonly afterFirst: Uint32Array;
  private readonly beforeSecond: Uint32Array;

  constructor(
    private readonly ids: HanIds,
    private readonly additions: readonly PackedBigrams[],
  ) {
    this.afterFirst = new Uint32Array(ids.end);
    this.beforeSecond = new Uint32Array(ids.end);
    for (const addition of additions) addition.countBigrams(this.afterFirst, this.beforeSecond);
  }

  /** Pairs that begin with `character`, and the character itself where it ends a run. */
  beginningWith(character: string): readonly string[] {
    const known = this.byFirst.get(character);
    if (known) return known;
    const first = this.ids.find(character.charCodeAt(0));
    const seconds = new Set(this.additions.flatMap((addition) => [...addition.bigramsOf(first).terms]));
    const found = [...seconds].map((second) => character + this.ids.characterOf(second)).sort();
    this.byFirst.set(character, found);
    return found;
  }

  /**
   * How much the characters of a pair that stands in `count` sections belong together: the geometric mean of its shares
   * among what follows the first and what precedes the second. 离线 is near 0.5, 备离 (设备|离线) near 0.
   */
  associationScore(bigram: string, count: number): number {
    const after = this.afterFirst[this.ids.find(bigram.charCodeAt(0))] ?? 0;
    const before = this.beforeSecond[this.ids.find(bigram.charCodeAt(1))] ?? 0;
    return after * before === 0 ? 0 : count / Math.sqrt(after * before);
  }
}
