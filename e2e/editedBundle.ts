/**
 * The built site under another configuration, without a second build: edits the bundle's copy of the configuration and
 * of the plugins' data on its way to the browser. Entry scripts are checked against their hash, so the hash goes too.
 */
import { type Page, expect } from '@playwright/test';

type Edit = { find: RegExp; write: string };

/** Edits the main script of every page that `page` opens from now on; fails when there is nothing to edit. */
export async function editBundle(page: Page, edits: readonly Edit[]): Promise<void> {
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
      for (const { find, write } of edits) {
        expect(body, 'the bundle holds what the test edits').toMatch(find);
        body = body.replace(find, write);
      }
    }
    await route.fulfill({ response, body });
  });
}

/** Sets boolean settings of the theme configuration by their key, e.g. `hideOnScroll`. */
export async function withThemeConfig(page: Page, values: Record<string, boolean>): Promise<void> {
  await editBundle(
    page,
    Object.entries(values).map(([key, value]) => ({
      find: new RegExp(`\\b${key}:![01]`, 'g'),
      write: `${key}:${value ? '!0' : '!1'}`,
    })),
  );
}
