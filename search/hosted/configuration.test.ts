import { describe, expect, it } from 'vitest';
import { parseSettings } from '../protocol/settings';
import { parseSearchConfiguration } from './configuration';

const algolia = { SEARCH_APPLICATION_ID: 'AB12CD34EF', SEARCH_KEY: 'public-search-key' };

describe('search configuration from the environment', () => {
  it('is the embedded index when nothing is set, or variables are empty', () => {
    const embedded = { indexName: 'docs', provider: { kind: 'embedded' } };
    expect(parseSearchConfiguration({})).toEqual(embedded);
    expect(parseSearchConfiguration({ SEARCH_APPLICATION_ID: '', SEARCH_HOSTS: '', SEARCH_KEY: '' })).toEqual(embedded);
  });

  it('derives Algolia’s hosts from the application id and falls back to the embedded index', () => {
    expect(parseSearchConfiguration(algolia).provider).toEqual({
      kind: 'hosted',
      applicationId: 'AB12CD34EF',
      searchKey: 'public-search-key',
      hosts: [
        'https://ab12cd34ef-dsn.algolia.net',
        'https://ab12cd34ef-1.algolianet.com',
        'https://ab12cd34ef-2.algolianet.com',
        'https://ab12cd34ef-3.algolianet.com',
      ],
      fallsBack: true,
    });
  });

  it('accepts own hosts, with and without scheme, without a key', () => {
    const { indexName, provider } = parseSearchConfiguration({
      SEARCH_HOSTS: 'search.example.com, http://10.0.0.7:4174',
      SEARCH_FALLS_BACK: 'no',
      SEARCH_INDEX: 'docs_preview',
    });
    expect(indexName).toBe('docs_preview');
    expect(provider).toMatchObject({
      hosts: ['https://search.example.com', 'http://10.0.0.7:4174'],
      fallsBack: false,
      applicationId: 'self-hosted',
    });
  });

  it('becomes valid settings of the browser', () => {
    const configured = {
      ...parseSearchConfiguration(algolia),
      feedbackUrl: 'mailto:docs@example.com',
      hitsPerGroup: 5,
    };
    expect(parseSettings(JSON.parse(JSON.stringify(configured)))).toEqual(configured);
  });

  it.each([
    [{ SEARCH_KEY: 'k' }, 'SEARCH_KEY is set without SEARCH_APPLICATION_ID or SEARCH_HOSTS'],
    [{ SEARCH_APPLICATION_ID: 'A' }, 'SEARCH_APPLICATION_ID is set without SEARCH_KEY, the public search key'],
    [{ ...algolia, SEARCH_APPLICATION_ID: 'a.b/c' }, 'SEARCH_APPLICATION_ID: "a.b/c" is not an application id'],
    [{ SEARCH_HOSTS: ' , ' }, 'SEARCH_HOSTS is set but names no host'],
    [{ SEARCH_HOSTS: 'https://a.example/path' }, '"https://a.example/path" is not an origin'],
    [{ SEARCH_HOSTS: 'a.example;script-src' }, '"https://a.example;script-src" is not an origin'],
    [{ SEARCH_HOSTS: 'ftp://a.example' }, '"ftp://a.example" is not an origin'],
    [
      { SEARCH_HOSTS: 'a.example', SEARCH_FALLS_BACK: 'maybe' },
      'SEARCH_FALLS_BACK is "maybe" instead of "yes" or "no"',
    ],
    [{ SEARCH_INDEX: 'a/b' }, 'SEARCH_INDEX: "a/b" holds more than letters'],
  ])('refuses %j', (environment, reason) => {
    expect(() => parseSearchConfiguration(environment)).toThrow(reason);
  });
});
