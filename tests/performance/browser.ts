import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../browser/chromium';

/** Launches the Chromium of the tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}
