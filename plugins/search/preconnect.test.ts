import { expect, test } from 'vitest';
import { buildPreconnect } from './preconnect';

// spec: hosted-search-preconnect-link
test('every page opens the connection to the first host of a hosted search, without credentials', () => {
  const hosts = ['https://a.example', 'https://b.example'];
  expect(buildPreconnect({ kind: 'hosted', applicationId: 'ID', searchKey: 'key', hosts, fallsBack: true })).toEqual([
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example', crossorigin: 'anonymous' } },
  ]);
});

test('there is nothing to connect to while the shipped index answers', () => {
  expect(buildPreconnect({ kind: 'embedded' })).toEqual([]);
});
