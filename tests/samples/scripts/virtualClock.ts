type Timer = { dueMs: number; everyMs: number | undefined; run: () => unknown };

/** Clock with timers whose time advances only by `advance`. */
export class VirtualClock {
  private readonly timers = new Map<number, Timer>();
  private lastId = 0;

  constructor(public nowMs: number) {}

  /** Number of pending timers. */
  get pending(): number {
    return this.timers.size;
  }

  start(run: () => unknown, delayMs: number, repeats: boolean): number {
    this.lastId += 1;
    const periodMs = Math.max(1, delayMs);
    this.timers.set(this.lastId, {
      dueMs: this.nowMs + periodMs,
      everyMs: repeats ? periodMs : undefined,
      run,
    });
    return this.lastId;
  }

  clear(id: unknown): void {
    if (typeof id === 'number') this.timers.delete(id);
  }

  /** Advances by `durationMs`. Runs due timers in order and awaits `settle` after each. */
  async advance(durationMs: number, settle: () => Promise<void>): Promise<void> {
    const endMs = this.nowMs + durationMs;
    for (let next = this.findNext(endMs); next; next = this.findNext(endMs)) {
      const [id, timer] = next;
      this.nowMs = timer.dueMs;
      if (timer.everyMs === undefined) this.timers.delete(id);
      else timer.dueMs += timer.everyMs;
      timer.run();
      await settle();
    }
    this.nowMs = endMs;
  }

  private findNext(endMs: number): [number, Timer] | undefined {
    return [...this.timers].filter(([, { dueMs }]) => dueMs <= endMs).sort(([, a], [, b]) => a.dueMs - b.dueMs)[0];
  }
}
