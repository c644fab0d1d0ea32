import type { HanIds } from './hanIds';
import type { PackedBigrams } from './bigramPostings';

/** Association scores of the bigrams of an index. */
export class BigramStatistics {
  private readonly afterFirst: Uint32Array;
  private readonly beforeSecond: Uint32Array;

  constructor(
    private readonly ids: HanIds,
    additions: readonly PackedBigrams[],
  ) {
    this.afterFirst = new Uint32Array(ids.end);
    this.beforeSecond = new Uint32Array(ids.end);
    for (const addition of additions) addition.countBigrams(this.afterFirst, this.beforeSecond);
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
