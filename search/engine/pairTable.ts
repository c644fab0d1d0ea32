const emptyKey = 0;
/** Multiplier of Fibonacci hashing (Knuth, TAOCP 3, 6.4): neighbouring keys fall far apart. */
const golden = 0x9e3779b1;
const initialBits = 12;

/**
 * Numbers for pairs of Han characters: an open-addressed hash table over typed arrays. A few hundred thousand pairs are
 * looked up while an index is built, which a Map with string keys makes several times slower and larger.
 */
export class PairTable {
  private bits = initialBits;
  private keys = new Uint32Array(1 << initialBits);
  private ids = new Uint32Array(1 << initialBits);
  private size = 0;

  /** Number of the pair, undefined when it was never added. */
  find(first: number, second: number): number | undefined {
    const slot = this.slotOf(((first << 16) | second) >>> 0);
    return this.keys[slot] === emptyKey ? undefined : this.ids[slot];
  }

  /** Number of the pair; `newId` when it is new. */
  findOrAdd(first: number, second: number, newId: number): number {
    const key = ((first << 16) | second) >>> 0;
    const slot = this.slotOf(key);
    if (this.keys[slot] !== emptyKey) return this.ids[slot] ?? newId;
    this.keys[slot] = key;
    this.ids[slot] = newId;
    this.size += 1;
    if (this.size * 2 > this.keys.length) this.grow();
    return newId;
  }

  /** Calls `visit` for every pair; `second` is 0 at the end of a run. */
  forEach(visit: (first: number, second: number, id: number) => void): void {
    for (let slot = 0; slot < this.keys.length; slot += 1) {
      const key = this.keys[slot] ?? emptyKey;
      if (key !== emptyKey) visit(key >>> 16, key & 0xffff, this.ids[slot] ?? 0);
    }
  }

  private slotOf(key: number): number {
    const mask = this.keys.length - 1;
    let slot = Math.imul(key, golden) >>> (32 - this.bits);
    while (this.keys[slot] !== emptyKey && this.keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { keys, ids } = this;
    this.bits += 1;
    this.keys = new Uint32Array(1 << this.bits);
    this.ids = new Uint32Array(1 << this.bits);
    keys.forEach((key, index) => {
      if (key === emptyKey) return;
      const slot = this.slotOf(key);
      this.keys[slot] = key;
      this.ids[slot] = ids[index] ?? 0;
    });
  }
}
