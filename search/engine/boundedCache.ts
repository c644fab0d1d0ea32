/** Cache of at most `max` values. Evicts the oldest one. */
export class BoundedCache<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly max: number) {}

  /** Returns the cached value of `key`, or computes it. */
  get(key: Key, compute: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = compute();
    const [oldest] = this.values.keys();
    if (oldest !== undefined && this.values.size >= this.max) this.values.delete(oldest);
    this.values.set(key, value);
    return value;
  }

  /** Clears the cache when its values may be outdated. */
  clear(): void {
    this.values.clear();
  }
}
