/** What a browser gives to a script besides the functions of the runtime. */
import { describeError } from './scriptError';
import type { ScriptPage } from './scriptPage';

/** The file that the user chooses when a script or a page asks for one. */
export function chooseFile(): File {
  return new File(['time,temperature\n'], 'operation-guide.pdf', { type: 'application/pdf' });
}

/** `Date` whose now is the page's; with arguments it is the real one. */
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

/** What a tab of the browser remembers; a test opens a new tab. */
function buildStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string): string | null => items.get(key) ?? null,
    setItem: (key: string, value: string): void => void items.set(key, value),
    removeItem: (key: string): void => void items.delete(key),
  };
}

/** Names and values of the globals of one page; `fail` is told of what timers throw. */
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
