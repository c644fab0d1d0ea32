const idleAfterAtMostMs = 2000;
/** Safari has no `requestIdleCallback`: by then the page has settled. */
const takenForIdleMs = 200;

/** Runs `run` when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: idleAfterAtMostMs });
  else setTimeout(run, takenForIdleMs);
}
