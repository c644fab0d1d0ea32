const none = -1;

/** Which runs hold a symbol, or held it before it was joined: a list of each symbol, whose first one was added last. */
export class RunPlaces {
  private readonly firsts: Int32Array;
  private readonly counts: Int32Array;
  private readonly runs: Int32Array;
  private readonly nexts: Int32Array;
  private size = 0;

  /** Symbols are below `width`; at most `room` are added. */
  constructor(width: number, room: number) {
    this.firsts = new Int32Array(width).fill(none);
    this.counts = new Int32Array(width);
    this.runs = new Int32Array(room);
    this.nexts = new Int32Array(room);
  }

  add(symbol: number, run: number): void {
    const first = this.firsts[symbol] ?? none;
    if (first !== none && this.runs[first] === run) return;
    this.runs[this.size] = run;
    this.nexts[this.size] = first;
    this.firsts[symbol] = this.size;
    this.counts[symbol] = (this.counts[symbol] ?? 0) + 1;
    this.size += 1;
  }

  /** Calls `visit` with each run that may hold the pair. */
  forEach(left: number, right: number, visit: (run: number) => void): void {
    const rarer = (this.counts[left] ?? 0) < (this.counts[right] ?? 0) ? left : right;
    for (let place = this.firsts[rarer] ?? none; place !== none; place = this.nexts[place] ?? none) {
      visit(this.runs[place] ?? 0);
    }
  }
}
