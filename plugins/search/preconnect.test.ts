import { expect, test } from 'vitest';
import { buildPreconnect } from './preconnect';

// spec: hosted-search-preconnect-link
test('builds a preconnect link to the first host of a hosted search, without credentials', () => {
  const hosts = ['https://a.example', 'https://b.example'];
  expect(buildPreconnect({ kind: 'hosted', applicationId: 'ID', searchKey: 'key', hosts, fallsBack: true })).toEqual([
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' } },
  ]);
});

test('builds no link for the embedded search', () => {
  expect(buildPreconnect({ kind: 'embedded' })).toEqual([]);
});
