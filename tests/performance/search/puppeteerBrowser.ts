import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumOptions } from '../../browser/chromium';

export type BrowserName = 'chrome' | 'firefox';

const browsers: Readonly<Record<BrowserName, LaunchOptions & { executablePath: string }>> = {
  chrome: { ...chromiumOptions, headless: 'shell' },
  firefox: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', headless: true },
};

/**
 * Launches a browser of Debian: Chromium with its own protocol, Firefox with WebDriver BiDi. Logs when it is not
 * installed, and returns undefined.
 */
export async function launchIfInstalled(name: BrowserName): Promise<Browser | undefined> {
  const options = browsers[name];
  if (!existsSync(options.executablePath)) {
    console.log(`  ${name}: ${options.executablePath} is not installed, not measured`);
    return undefined;
  }
  return puppeteer.launch({ browser: name, ...options });
}
