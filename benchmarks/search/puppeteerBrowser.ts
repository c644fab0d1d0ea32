import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

export type BrowserName = 'chrome' | 'firefox';

const paths: Readonly<Record<BrowserName, string>> = {
  chrome: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
};

const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Debian's browsers: Chromium over its own protocol, Firefox over WebDriver BiDi. Undefined, and said, when it is not installed. */
export async function launchIfInstalled(name: BrowserName): Promise<Browser | undefined> {
  const executablePath = paths[name];
  if (!existsSync(executablePath)) {
    console.log(`  ${name}: ${executablePath} is not installed, not measured`);
    return undefined;
  }
  return puppeteer.launch({
    browser: name,
    executablePath,
    headless: true,
    args: name === 'chrome' ? chromiumArguments : [],
  });
}
