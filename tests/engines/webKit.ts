/**
 * WebKitGTK, driven by WebDriver (`apt-get install webkit2gtk-driver xvfb`). Its driver has neither console events nor
 * scripts that run before a page, so that messages are recorded from the load event on, and policy violations before it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../deploy/contract/findFreePort';
import type { Engine, Key, Tab } from './tab';

const miniBrowser = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const readyWithinMs = 30_000;
const pollEveryMs = 100;

/** Keys of WebDriver, https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys: Readonly<Record<Key | 'Control', string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  '/': '/',
};

type Recorder = { recordedMessages?: string[] };

/** Records messages of the page, in the page. */
function recordMessages(): void {
  const recorder = window as Recorder;
  const messages = (recorder.recordedMessages ??= []);
  addEventListener('error', ({ message }) => messages.push(message));
  addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)));
  for (const level of ['error', 'warn'] as const)
    Reflect.set(console, level, (...parts: unknown[]) => messages.push(parts.map(String).join(' ')));
  new ReportingObserver((reports) => messages.push(...reports.map((report) => JSON.stringify(report))), {
    buffered: true, // also those before
  }).observe();
}

/** Sends a command and returns its value. Throws the error of the driver. */
async function send(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

async function startDriver(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const port = await findFreePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true, // its own group, to end it with the screen
  });
  const ended = once(driver, 'exit'); // rejects when the program is missing
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyWithinMs;
  const isReady = () =>
    send(`${url}/status`, 'GET').then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([isReady(), ended.then(() => Promise.reject(new Error('WebKitWebDriver ended')))]))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not respond');
    await wait(pollEveryMs);
  }
  return {
    url,
    stop: () => {
      process.kill(-Number(driver.pid));
      return ended;
    },
  };
}

async function launch(javaScript: boolean): Promise<Tab> {
  if (!existsSync(miniBrowser)) throw new Error(`${miniBrowser} is not installed`);
  const driver = await startDriver();
  const options = { binary: miniBrowser, args: ['--automation', `--enable-javascript=${javaScript}`] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send(`${driver.url}/session`, 'POST', { capabilities })) as { sessionId: string };
  const session = `${driver.url}/session/${sessionId}`;
  const post = (command: string, body: object) => send(`${session}/${command}`, 'POST', body);

  const evaluate: Tab['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${String(run)})(...[...arguments].slice(0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const sync = `return { value: (${String(run)})(...arguments) }`; // promises need JavaScript in the page
    const result = await (javaScript
      ? post('execute/async', { script, args })
      : post('execute/sync', { script: sync, args }));
    const { value, error } = result as { value: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const strike = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  return {
    goto: async (url) => {
      await post('url', { url });
      if (javaScript) await evaluate(recordMessages);
    },
    evaluate,
    press: (key) => act('key', strike(keys[key])),
    pressWithControl: (key) =>
      act('key', [{ type: 'keyDown', value: keys.Control }, ...strike(key), { type: 'keyUp', value: keys.Control }]),
    type: (text) => act('key', [...text].flatMap(strike)),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    resize: (size) => post('window/rect', size),
    takeMessages: () => evaluate(() => (window as Recorder).recordedMessages?.splice(0) ?? []),
    close: async () => {
      await send(session, 'DELETE');
      await driver.stop();
    },
  };
}

export const webKit: Engine = { name: 'webkit', launch: ({ javaScript }) => launch(javaScript) };
