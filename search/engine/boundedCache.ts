/** What was worked out for at most `max` keys, lately: then the one that came first goes. */
export class BoundedCache<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly max: number) {}

  /** What is known of `key`, else what `workOut` gives. */
  get(key: Key, compute: () => Value): Value {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = compute();
    const [oldest] = this.values.keys();
    if (oldest !== undefined && this.values.size >= this.max) this.values.delete(oldest);
    this.values.set(key, value);
    return value;
  }

  /** To be called when what was worked out may be wrong from now on. */
  clear(): void {
    this.values.clear();
  }
}
