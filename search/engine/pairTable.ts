const emptyKey = 0;
/** Multiplier of Fibonacci hashing (Knuth, TAOCP 3, 6.4): neighbouring keys fall far apart. */
const golden = 0x9e3779b1;
const initialBits = 14;

/**
 * Numbers for pairs of Han characters: an open-addressed hash table over a typed array. A few hundred thousand pairs are
 * looked up while an index is built, which a Map with string keys makes several times slower and larger.
 */
export class PairTable {
  private bits = initialBits;
  /** A key and its number side by side, where one look into memory finds both. */
  private slots = new Uint32Array(2 << initialBits);
  private size = 0;

  /** Number of the pair, undefined when it was never added. */
  find(first: number, second: number): number | undefined {
    const slot = this.slotOf(((first << 16) | second) >>> 0);
    return this.slots[slot] === emptyKey ? undefined : this.slots[slot + 1];
  }

  /** Number of the pair; `newId` when it is new. */
  findOrAdd(first: number, second: number, newId: number): number {
    const key = ((first << 16) | second) >>> 0;
    const slot = this.slotOf(key);
    if (this.slots[slot] !== emptyKey) return this.slots[slot + 1] ?? newId;
    this.slots[slot] = key;
    this.slots[slot + 1] = newId;
    this.size += 1;
    if (this.size * 4 > this.slots.length) this.grow();
    return newId;
  }

  /** Calls `visit` for every pair; `second` is 0 at the end of a run. */
  forEach(visit: (first: number, second: number, id: number) => void): void {
    for (let slot = 0; slot < this.slots.length; slot += 2) {
      const key = this.slots[slot] ?? emptyKey;
      if (key !== emptyKey) visit(key >>> 16, key & 0xffff, this.slots[slot + 1] ?? 0);
    }
  }

  /** Place of the slot that holds `key`, or of the empty one that would. */
  private slotOf(key: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = (Math.imul(key, golden) >>> (32 - this.bits)) << 1;
    while (slots[slot] !== emptyKey && slots[slot] !== key) slot = (slot + 2) & mask;
    return slot;
  }

  private grow(): void {
    const { slots } = this;
    this.bits += 1;
    this.slots = new Uint32Array(2 << this.bits);
    for (let from = 0; from < slots.length; from += 2) {
      const key = slots[from] ?? emptyKey;
      if (key === emptyKey) continue;
      const slot = this.slotOf(key);
      this.slots[slot] = key;
      this.slots[slot + 1] = slots[from + 1] ?? 0;
    }
  }
}
