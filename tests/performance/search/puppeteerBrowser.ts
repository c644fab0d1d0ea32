import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumOptions } from '../../browser/chromium';

export type BrowserName = 'chrome' | 'firefox';

const browsers: Readonly<Record<BrowserName, LaunchOptions & { executablePath: string }>> = {
  chrome: { ...chromiumOptions, headless: 'shell' },
  firefox: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', headless: true },
};

/** Launches a browser of Debian: Chromium with its own protocol, Firefox with WebDriver BiDi. */
export function launchPuppeteer(name: BrowserName, more: LaunchOptions = {}): Promise<Browser> {
  const options = browsers[name];
  return puppeteer.launch({
    browser: name,
    ...options,
    ...more,
    args: [...(options.args ?? []), ...(more.args ?? [])],
  });
}

/** Launches a browser. Logs when it is not installed, and returns undefined. */
export async function launchIfInstalled(name: BrowserName): Promise<Browser | undefined> {
  const { executablePath } = browsers[name];
  if (existsSync(executablePath)) return launchPuppeteer(name);
  console.log(`  ${name}: ${executablePath} is not installed, not measured`);
  return undefined;
}
