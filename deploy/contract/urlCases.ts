/**
 * How every server of `deploy/` must answer an address (promises S10 and R11). `PAGE` stands for the address of an
 * existing page. Addresses are sent as they stand here: a browser would tidy some of them first.
 */
export type UrlCase = { address: string; status: 200 | 301 | 400 | 404; location?: string };

export const urlCases: readonly UrlCase[] = [
  // One address per page; every other spelling leads there in one step.
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
  { address: '/docs/', status: 301, location: '/docs/neptune/user/introduction' },
  { address: '/docs.html', status: 301, location: '/docs/neptune/user/introduction' },
  // Nothing there.
  { address: '/docs/none', status: 404 },
  { address: '/assets/none.js', status: 404 },
  { address: '/docs/none/', status: 301, location: '/docs/none' },
  { address: '/%E4%B8%AD%E6%96%87/', status: 301, location: '/%E4%B8%AD%E6%96%87' },
  { address: '/a%20b/', status: 301, location: '/a%20b' },
  // What other servers turn into an open redirect or a split header.
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
