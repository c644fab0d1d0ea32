import { setTimeout as wait } from 'node:timers/promises';

/** Browser tab, as far as all engines can be driven alike. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page. It contains no named functions: the compiler adds calls to them. */
  evaluate: <Parameters extends unknown[], Result>(
    run: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Presses a key, which is named as in `KeyboardEvent.key`. */
  press: (key: Key) => Promise<unknown>;
  pressWithControl: (key: string) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  /** Returns errors, warnings and policy violations of the pages since the last call. */
  takeMessages: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | '/';

export type Engine = {
  name: string;
  /** Starts the browser with a new profile. Throws when it is not installed. */
  launch: (options: { javaScript: boolean }) => Promise<Tab>;
};

const givesUpAfterMs = 20_000;
const pollEveryMs = 100;

/** Waits until `run` returns a value other than false and null in the page. */
export async function waitUntil<Parameters extends unknown[], Result>(
  { evaluate }: Pick<Tab, 'evaluate'>,
  run: (...parameters: Parameters) => Result | false | null | Promise<Result | false | null>,
  ...parameters: Parameters
): Promise<Result> {
  const deadline = Date.now() + givesUpAfterMs;
  let reason: unknown = 'no result';
  while (Date.now() < deadline) {
    try {
      const result = await evaluate(run, ...parameters);
      if (result !== false && result !== null) return result;
    } catch (error) {
      reason = error; // the page is being replaced
    }
    await wait(pollEveryMs);
  }
  throw new Error(`${String(run).replace(/\s+/g, ' ')} with ${JSON.stringify(parameters)}: ${String(reason)}`);
}

/** Waits for a visible element with the text. Returns its centre. */
export function see(tab: Tab, selector: string, text = ''): Promise<{ x: number; y: number }> {
  return waitUntil(
    tab,
    (css, words) => {
      for (const element of document.querySelectorAll(css)) {
        if (!element.textContent.includes(words) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      return null;
    },
    selector,
    text,
  );
}

/** Waits until no element matches, or none is visible. */
export function seeNone(tab: Tab, selector: string): Promise<boolean> {
  return waitUntil(
    tab,
    (css) => ![...document.querySelectorAll(css)].some((element) => element.checkVisibility()),
    selector,
  );
}

/** Scrolls to the first visible element with the text and clicks it. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  await see(tab, selector, text);
  await tab.evaluate(
    (css, words) => {
      const found = [...document.querySelectorAll(css)].find(
        (element) => element.textContent.includes(words) && element.checkVisibility({ visibilityProperty: true }),
      );
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    selector,
    text,
  );
  const { x, y } = await see(tab, selector, text);
  await tab.clickAt(x, y);
}
