import type { AskReason } from '../protocol/workerMessages';
import { wait } from './wait';

/** Pauses before further attempts. The user asks with every key press. */
const pausesMs: readonly number[] = [0, 0, 1000, 2000, 4000];

/**
 * Decides when missing files of the index are fetched again:
 *
 * - A new query fetches them again. Pauses grow while no file arrives.
 * - A retry by the user fetches them at once.
 * - An update, which the page requests itself, fetches nothing.
 * - Files that fail while a query waits are fetched once more.
 *
 * Damaged copies are different: `IndexFiles` fetches each once more, bypassing the cache.
 */
export class RetryPolicy {
  private attempts = 0;
  private isWaitedFor = false;
  private endPause: () => void = () => undefined;

  /** Returns whether a query may fetch missing files. A retry ends the pause. */
  allows(reason: AskReason): boolean {
    if (reason === 'retry') {
      this.attempts = 0;
      this.endPause();
    }
    return reason !== 'update';
  }

  /** Notes a query that arrived while files were loading. */
  noteWaiting(): void {
    this.isWaitedFor = true;
  }

  /** Returns, once, whether such a query has arrived. */
  takeWaiting(): boolean {
    const { isWaitedFor } = this;
    this.isWaitedFor = false;
    return isWaitedFor;
  }

  noteArrival(): void {
    this.attempts = 0;
  }

  /** Begins an attempt. Returns how long it must wait. */
  begin(): number {
    const pauseMs = pausesMs[Math.min(this.attempts, pausesMs.length - 1)] ?? 0;
    this.attempts += 1;
    return pauseMs;
  }

  /** Resolves after `pauseMs`, or when the user retries. */
  pause(pauseMs: number): Promise<void> {
    return Promise.race([wait(pauseMs), new Promise<void>((resolve) => (this.endPause = resolve))]);
  }
}
