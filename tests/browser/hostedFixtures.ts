/** The built site with hosted search, and local services that implement its protocol. */
import type { Page } from '@playwright/test';
import { type FakeService, startFakeService } from '../../search/hosted/testing/fakeService';
import { editBundle } from './editedBundle';
import { test as base } from './fixtures';

export { allowMessages, expect, stopClock } from './fixtures';

export type Hosts = { hosts: readonly string[]; fallsBack?: boolean; allowed?: readonly string[] };

/**
 * Configures pages opened from now on like a build with SEARCH_HOSTS: sets the provider in the bundle and adds `allowed`
 * (by default all hosts) to the content security policy.
 */
export async function useHosts(page: Page, { hosts, fallsBack = true, allowed = hosts }: Hosts): Promise<void> {
  const provider = { kind: 'hosted', applicationId: 'APP', searchKey: 'public-key', hosts, fallsBack };
  await editBundle(
    page,
    [{ find: /"provider":\{"kind":"embedded"\}/, write: `"provider":${JSON.stringify(provider)}` }],
    { find: /connect-src 'self'/, write: ["connect-src 'self'", ...allowed].join(' ') },
  );
}

type Fixtures = {
  /** Services for the first and the second host. Requests to them are allowed. */
  services: [FakeService, FakeService];
};

export const test = base.extend<Fixtures>({
  services: async ({ unexpectedMessages, context }, use) => {
    // Chromium treats an edited page as public and asks for permission before it connects to localhost.
    await context.grantPermissions(['local-network-access']);
    const services: [FakeService, FakeService] = [await startFakeService(), await startFakeService()];
    await use(services);
    await Promise.all(services.map((service) => service.stop()));
    const isForeign = (line: string): boolean =>
      services.some(({ origin }) => line.startsWith(`foreign request: ${origin}/`));
    const rest = unexpectedMessages.filter((line) => !isForeign(line));
    unexpectedMessages.splice(0, unexpectedMessages.length, ...rest);
  },
});

export type WireHit = {
  title: string;
  heading?: string;
  product?: string;
  url?: string;
  snippet?: string;
  isWeak?: true;
  hasCommonHeading?: true;
};

/** Answers every request of `service` with `hits`, highlighted as the service does. */
export function answerHits(service: FakeService, hits: readonly WireHit[]): void {
  service.answerWith(({ hitsPerPage, page, query }) => ({
    hits: hits.map((hit, index) => {
      const {
        title,
        heading = null,
        product = '产品',
        url = '/docs/neptune/user/introduction',
        snippet,
        ...flags
      } = hit;
      return {
        objectID: `${url}~${String(index)}`,
        url,
        type: 'lvl1',
        hierarchy: { lvl0: product, lvl1: title, lvl2: heading },
        _highlightResult: { hierarchy: { lvl1: { value: title, matchLevel: 'full', matchedWords: [query] } } },
        _snippetResult: snippet === undefined ? {} : { content: { value: snippet, matchLevel: 'full' } },
        ...flags,
      };
    }),
    nbHits: hits.length,
    nbPages: 1,
    page,
    hitsPerPage,
    query,
    queryID: 'q1',
    facets: { 'hierarchy.lvl0': { 产品: hits.length } },
  }));
}
