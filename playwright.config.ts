/**
 * End-to-end tests run against the production build behind the server configuration of `deploy/`.
 * `E2E_PORT` picks another port; nothing else may listen there.
 */
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './tests/browser/chromium';

const port = process.env.E2E_PORT ?? '4180';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/e2e', // Playwright empties it at the start; the reports lie beside it
  fullyParallel: true,
  workers: 2,
  retries: 0, // a test that fails now and then is a bug
  forbidOnly: true,
  // How long a test waits before it gives up. Not how fast anything must be: the machine may be doing other things.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
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
