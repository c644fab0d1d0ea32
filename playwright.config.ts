/**
 * End-to-end tests run against the production build behind the server configuration of `deploy/`.
 * `E2E_PORT` picks another port; nothing else may listen there.
 */
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/browser/chromium';

const waitMs = 10_000;
const port = process.env.E2E_PORT ?? '4180';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/e2e', // Playwright empties it at the start; the reports lie beside it
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that fails now and then is a bug
  forbidOnly: true,
  // Waiting times before a test gives up, not requirements: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: waitMs },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: waitMs,
    locale: 'zh-CN',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // they answer before a test can; tests/browser/offline*.spec.ts allow them
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: `deploy/nginx/serve ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false, // it might serve another build,
    timeout: 60_000,
  },
});
