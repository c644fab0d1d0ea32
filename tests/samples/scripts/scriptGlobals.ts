/** Browser globals for scripts. */
import { describeError } from './scriptError';
import type { ScriptPage } from './scriptPage';

/** Returns the file that the user selects when a script or a page asks for one. */
export function chooseFile(): File {
  return new File(['time,temperature\n'], 'operation-guide.pdf', { type: 'application/pdf' });
}

/** Builds a `Date` constructor that uses the clock of the page when called without arguments. */
function buildDate({ clock }: ScriptPage): DateConstructor {
  return new Proxy(Date, {
    construct(target, args: unknown[]): Date {
      const date: unknown = Reflect.construct(target, args.length === 0 ? [clock.nowMs] : args);
      if (!(date instanceof Date)) throw new TypeError('Date makes dates');
      return date;
    },
    get: (target, name): unknown => (name === 'now' ? () => clock.nowMs : Reflect.get(target, name)),
  });
}

/** Builds an empty session storage. */
function buildStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem: (key: string): void => void items.delete(key),
  };
}

/** Builds the browser globals of a page. `fail` is called with errors of callbacks. */
export function buildGlobals(page: ScriptPage, fail: (error: unknown) => void): Record<string, unknown> {
  const { clock } = page;
  const guard = (run: (...args: unknown[]) => unknown, args: unknown[]) => async () => {
    try {
      await run(...args);
    } catch (error) {
      fail(error);
    }
  };
  type Callback = (...args: unknown[]) => unknown;
  const addEventListener = (event: string, listener: Callback): void => {
    if (event === 'pagehide') page.pageHideListeners.push(guard(listener, []));
  };
  const log = (...words: unknown[]): void =>
    page.show('console', words.map((word) => (word instanceof Error ? describeError(word) : String(word))).join(' '));
  return {
    Date: buildDate(page),
    setTimeout: (run: Callback, delayMs = 0, ...args: unknown[]) => clock.start(guard(run, args), delayMs, false),
    setInterval: (run: Callback, delayMs = 0, ...args: unknown[]) => clock.start(guard(run, args), delayMs, true),
    clearTimeout: (id: unknown) => clock.clear(id),
    clearInterval: (id: unknown) => clock.clear(id),
    addEventListener,
    removeEventListener: () => {},
    window: { addEventListener, removeEventListener: () => {} },
    sessionStorage: buildStorage(),
    console: { log, info: log, warn: log, error: log },
    process: undefined,
    require: undefined,
  };
}
