/** In the place of a pair: those are lower. */
const noPair = 2 ** 32 - 1;

/**
 * Counts of pairs. They are looked through as often as counted: a table in two arrays takes half the time of a Map.
 * A pair is one number below 2 ** 32 - 1.
 */
export class PairCounts {
  private pairs = new Uint32Array(1 << 12).fill(noPair);
  private counts = new Int32Array(1 << 12);
  private size = 0;

  add(pair: number, count: number): void {
    const place = this.find(pair);
    if (this.pairs[place] === noPair) {
      if (2 * this.size >= this.pairs.length) {
        this.grow();
        this.add(pair, count);
        return;
      }
      this.pairs[place] = pair;
      this.size += 1;
    }
    this.counts[place] = (this.counts[place] ?? 0) + count;
  }

  /** Takes back what was added, if anything was. */
  take(pair: number, count: number): void {
    const place = this.find(pair);
    if (this.pairs[place] === pair) this.counts[place] = (this.counts[place] ?? 0) - count;
  }

  /** The highest count. */
  most(): number {
    let most = 0;
    for (const count of this.counts) most = Math.max(most, count);
    return most;
  }

  /** Pairs that are counted at least `least` times, which is more than none. */
  list(least: number): [pair: number, count: number][] {
    const listed: [pair: number, count: number][] = [];
    for (let place = 0; place < this.counts.length; place += 1) {
      const count = this.counts[place] ?? 0;
      if (count >= least) listed.push([this.pairs[place] ?? 0, count]);
    }
    return listed;
  }

  clear(): void {
    this.pairs.fill(noPair);
    this.counts.fill(0);
    this.size = 0;
  }

  /** Where a pair is counted, or would be. */
  private find(pair: number): number {
    const { pairs } = this;
    const last = pairs.length - 1;
    let place = (Math.imul(pair, 0x9e3779b1) >>> 12) & last;
    while (pairs[place] !== noPair && pairs[place] !== pair) place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { pairs, counts } = this;
    this.pairs = new Uint32Array(2 * pairs.length).fill(noPair);
    this.counts = new Int32Array(2 * pairs.length);
    for (let from = 0; from < pairs.length; from += 1) {
      const pair = pairs[from] ?? noPair;
      if (pair === noPair) continue;
      const place = this.find(pair);
      this.pairs[place] = pair;
      this.counts[place] = counts[from] ?? 0;
    }
  }
}
