/**
 * The built site under another theme configuration, without a second build: replaces values in the bundle's copy of the
 * configuration. Entry scripts are checked against their hash, so the hash goes too.
 */
import { type Page, expect } from '@playwright/test';

type Values = Record<string, boolean>;

/** Sets boolean settings (by their key, e.g. `hideOnScroll`) for every page that `page` opens from now on. */
export async function withThemeConfig(page: Page, values: Values): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'script') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    let body = await response.text();
    if (type === 'document') {
      body = body.replace(/ integrity="[^"]*"/g, '');
    } else if (/\/main\.[^/]*\.js$/.test(route.request().url())) {
      for (const [key, value] of Object.entries(values)) {
        const setting = new RegExp(`\\b${key}:![01]`, 'g');
        expect(body, `the bundle holds the setting ${key}`).toMatch(setting);
        body = body.replace(setting, `${key}:${value ? '!0' : '!1'}`);
      }
    }
    await route.fulfill({ response, body });
  });
}
