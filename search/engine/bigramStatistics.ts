import type { HanIds } from './hanIds';
import type { PackedBigrams } from './bigramPostings';

/** Bigram statistics of an index: bigrams by first character, and association scores. */
export class BigramStatistics {
  /** Bigrams of the first characters of queries so far. */
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

  /** Returns the bigrams that begin with `character`, and the character itself if it ends a run. */
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
   * Returns the association score of a bigram that occurs in `count` sections: the geometric mean of its shares among
   * the successors of the first character and the predecessors of the second. 离线 is near 0.5, 备离 (设备|离线) near 0.
   */
  associationScore(bigram: string, count: number): number {
    const after = this.afterFirst[this.ids.find(bigram.charCodeAt(0))] ?? 0;
    const before = this.beforeSecond[this.ids.find(bigram.charCodeAt(1))] ?? 0;
    return after * before === 0 ? 0 : count / Math.sqrt(after * before);
  }
}
