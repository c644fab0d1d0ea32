const idleTimeoutMs = 2000;
/** Delay in Safari, which has no `requestIdleCallback`. The page has usually settled by then. */
const fallbackDelayMs = 200;

/** Calls `run` when the browser is idle. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: idleTimeoutMs });
  else setTimeout(run, fallbackDelayMs);
}
