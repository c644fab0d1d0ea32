import type { KeyInput, LaunchOptions } from 'puppeteer-core';
import { type BrowserName, launchPuppeteer } from '../performance/search/puppeteerBrowser';
import type { Engine, Tab } from './tab';

const withoutJavaScript: Readonly<Record<BrowserName, LaunchOptions>> = {
  chrome: { args: ['--blink-settings=scriptEnabled=false'] },
  firefox: { extraPrefsFirefox: { 'javascript.enabled': false } },
};

async function launch(name: BrowserName, javaScript: boolean): Promise<Tab> {
  const browser = await launchPuppeteer(name, javaScript ? {} : withoutJavaScript[name]);
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} blocked ${blockedURI}`),
    );
  });
  const { keyboard, mouse } = page;
  return {
    goto: (url) => page.goto(url),
    evaluate: (run, ...parameters) =>
      page.evaluate(run as (...parameters: unknown[]) => unknown, ...parameters) as never,
    press: (key) => keyboard.press(key),
    pressWithControl: async (key) => {
      await keyboard.down('Control');
      await keyboard.press(key as KeyInput);
      await keyboard.up('Control');
    },
    type: (text) => keyboard.type(text),
    clickAt: (x, y) => mouse.click(x, y),
    resize: (size) => page.setViewport(size),
    takeMessages: () => Promise.resolve(messages.splice(0)),
    close: () => browser.close(),
  };
}

export const puppeteerEngines: readonly Engine[] = (['chrome', 'firefox'] as const).map((name) => ({
  name: name === 'chrome' ? 'chromium' : name,
  launch: ({ javaScript }) => launch(name, javaScript),
}));
