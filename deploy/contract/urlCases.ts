/**
 * Expected response of every server in `deploy/` to an address. Replace `PAGE` by the address of an existing page. Send
 * addresses without normalizing them.
 */
export type UrlCase = { address: string; status: 200 | 301 | 400 | 404; location?: string };

export const urlCases: readonly UrlCase[] = [
  // One address per page. All other spellings redirect to it in one step.
  { address: '/', status: 200 },
  { address: 'PAGE', status: 200 },
  { address: 'PAGE/', status: 301, location: 'PAGE' },
  { address: 'PAGE.html', status: 301, location: 'PAGE' },
  { address: 'PAGE.html/', status: 301, location: 'PAGE' },
  { address: 'PAGE/index.html', status: 301, location: 'PAGE' },
  { address: 'PAGE/index.htm', status: 301, location: 'PAGE' },
  { address: 'PAGE/index', status: 301, location: 'PAGE' },
  { address: 'PAGE/index.html/', status: 301, location: 'PAGE' },
  { address: 'PAGE/?q=a&b=%E4%B8%AD', status: 301, location: 'PAGE?q=a&b=%E4%B8%AD' },
  { address: '/index.html', status: 301, location: '/' },
  { address: '/index', status: 301, location: '/' },
  { address: '/search?q=//evil.example/', status: 200 },
  { address: '/search/?q=//evil.example/%0d%0a', status: 301, location: '/search?q=//evil.example/%0d%0a' },
  // catalog/redirects.ts
  { address: '/docs', status: 301, location: '/docs/neptune/user/introduction' },
  { address: '/docs?x=1', status: 301, location: '/docs/neptune/user/introduction?x=1' },
  { address: '/docs/', status: 301, location: '/docs/neptune/user/introduction' },
  { address: '/docs.html', status: 301, location: '/docs/neptune/user/introduction' },
  { address: '/DOCS/index.html?q=1', status: 301, location: '/docs/neptune/user/introduction?q=1' },
  { address: '/%64ocs', status: 301, location: '/docs/neptune/user/introduction' },
  // Case and encoding of other addresses.
  { address: '/INDEX.html', status: 301, location: '/' },
  { address: '/SEARCH?q=A', status: 301, location: '/search?q=A' },
  { address: '/Docs/none', status: 404 },
  { address: '/IMG/logo.svg', status: 404 },
  { address: '/%E4%B8', status: 404 },
  { address: '/%E4%B8/', status: 404 },
  { address: '/%ZZ', status: 400 },
  { address: '/docs/%', status: 400 },
  // Unknown addresses.
  { address: '/docs/none', status: 404 },
  { address: '/assets/none.js', status: 404 },
  { address: '/docs/none/', status: 404 },
  { address: '/docs/none.html', status: 404 },
  { address: '/docs/none/index.html', status: 404 },
  { address: '/docs/.html', status: 404 },
  { address: '/docs/%3f/', status: 404 },
  { address: '/404', status: 404 },
  { address: '/404.html', status: 404 },
  { address: '/%E4%B8%AD%E6%96%87/', status: 404 },
  { address: '/a%20b/', status: 404 },
  // Addresses that could cause an open redirect or header injection.
  { address: '//evil.example/', status: 404 },
  { address: '///evil.example/index.html', status: 404 },
  { address: '/docs//evil.example/', status: 404 },
  { address: '//evil.example/%2e%2e/', status: 404 },
  { address: '/%2fevil.example/', status: 404 },
  { address: '/%2F%2Fevil.example/index.html', status: 404 },
  { address: '/\\evil.example/', status: 400 },
  { address: '/%5cevil.example/', status: 400 },
  { address: '/%5Cevil.example/index.html', status: 400 },
  { address: '/docs/%0d%0aSet-Cookie:a=b/', status: 400 },
  { address: '/docs/%0aLocation:%20https:%2f%2fevil.example/', status: 400 },
  { address: '/docs/%09/', status: 400 },
  { address: '/%7f/', status: 400 },
  { address: '/%00/', status: 400 },
];

const encode = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const spellings: readonly ((page: string) => string)[] = [
  (page) => page,
  (page) => page.toUpperCase(),
  (page) => page.toLowerCase(),
  (page) => page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  (page) => page.replace(/[a-z](?=[^/]*$)/i, encode),
  (page) => page.toUpperCase().replace(/[A-Z]/g, encode),
];
const query = '?q=Ab%2Fc//';
const endings = ['/', '.htm', '.html/', '/index', '/index.html', '/index.htm/', '.HTML', query, `/${query}`];

/** Endings for slow tests, one of each kind. */
export const fewEndings: readonly string[] = ['', '.html', `/INDEX.HTML${query}`];

/** Returns addresses that differ from `page` in one place and that no page has. */
function buildUnknownAddresses(page: string): UrlCase[] {
  const slashes = [...page.matchAll(/\//g)].map(({ index }) => index);
  const replaceSlash = (index: number, text: string) => page.slice(0, index) + text + page.slice(index + 1);
  return [
    ...slashes.flatMap((index) => ['//', '/./', '/%2e/', '/none/../'].map((text) => replaceSlash(index, text))),
    page.replace(/[^/]+$/, '%20$&'),
    page.replace(/[a-z](?=[^/]*$)/i, (letter) => encode(letter).replace('%', '%25')),
    ...slashes.slice(1).flatMap((index) => ['%2F', '%2f', '/%2F'].map((text) => replaceSlash(index, text))),
    ...[
      '//',
      '/.',
      '%2F',
      '/none',
      '.',
      '.htmlx',
      '.html.html.none',
      '%20',
      '%E3%80%80',
      '%3F',
      '%23',
      '%25',
      '%E4',
      '-',
      '_',
    ].map((ending) => page + ending),
    page.toUpperCase().replace(/K/, '%E2%84%AA'), // the Kelvin sign, which is "k" in lower case
  ]
    .filter((address) => address !== page.toUpperCase())
    .map((address) => ({ address, status: 404 }));
}

/** Returns spellings of the address `page` with each of `ends`, and unknown addresses near it. */
export function buildUrlCases(page: string, ends: readonly string[] = [...fewEndings, ...endings]): UrlCase[] {
  const sent = new Map(
    ends.flatMap((end) => {
      const location = page + (end.endsWith(query) ? query : '');
      return spellings.map((spell) => [spell(page) + end, location] as const);
    }),
  );
  return [
    ...[...sent].map(([address, location]): UrlCase =>
      address === location ? { address, status: 200 } : { address, status: 301, location },
    ),
    ...buildUnknownAddresses(page),
    { address: `${page}%ZZ`, status: 400 },
    { address: `${page}%00`, status: 400 },
  ];
}
