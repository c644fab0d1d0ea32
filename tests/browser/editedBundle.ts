/**
 * Changes the configuration of the built site without a second build: edits the configuration and the plugin data in the
 * bundle while it is transferred. Also removes the integrity hashes of entry scripts, which would no longer match.
 */
import { type Page, expect } from '@playwright/test';

type Edit = { find: RegExp; write: string };

/**
 * Edits the main script of every page that `page` opens from now on, and the content security policy. Fails when an
 * edit matches nothing.
 */
export async function editBundle(page: Page, edits: readonly Edit[], policyEdit?: Edit): Promise<void> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    const isMain = /\/main\.[^/]*\.js$/.test(route.request().url());
    if (type !== 'document' && !isMain) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const headers = response.headers();
    let body = await response.text();
    if (type === 'document') {
      body = body.replace(/ integrity="[^"]*"/g, '');
      if (policyEdit) {
        const policy = headers['content-security-policy'] ?? '';
        expect(policy, 'the policy holds what the test edits').toMatch(policyEdit.find);
        headers['content-security-policy'] = policy.replace(policyEdit.find, policyEdit.write);
      }
    } else {
      for (const { find, write } of edits) {
        expect(body, 'the bundle holds what the test edits').toMatch(find);
        body = body.replace(find, write);
      }
    }
    await route.fulfill({ response, headers, body });
  });
}

/** Sets boolean settings of the theme configuration by key, for example `hideOnScroll`. */
export async function withThemeConfig(page: Page, values: Record<string, boolean>): Promise<void> {
  await editBundle(
    page,
    Object.entries(values).map(([key, value]) => ({
      find: new RegExp(`\\b${key}:![01]`, 'g'),
      write: `${key}:${value ? '!0' : '!1'}`,
    })),
  );
}
