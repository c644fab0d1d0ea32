/** Addresses, headers and compression of each server of this folder. */
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeServers, files, headers, mixedPage, page } from './testing/describeServers';
import { sendRequest } from './contract/sendRequest';
import { type UrlCase, buildUrlCases, urlCases } from './contract/urlCases';

describeServers((getOrigin) => {
  test.each(urlCases)('answers $status to $address', async ({ address, status, location }) => {
    const response = await sendRequest(getOrigin(), address.replace('PAGE', page));
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(location?.replace('PAGE', page));
  });

  test.each([page, mixedPage, '/search'])(
    'redirects every spelling of %s to its canonical address',
    async (address) => {
      const answered = new Map<UrlCase, string>();
      const describeAnswer = (status: number, location = '') => `${String(status)} ${location}`;
      for (const urlCase of buildUrlCases(address)) {
        const { status, headers: sent } = await sendRequest(getOrigin(), urlCase.address);
        answered.set(urlCase, describeAnswer(status, sent.location));
      }
      const wrong = [...answered].filter(
        ([{ status, location }, answer]) => answer !== describeAnswer(status, location),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each([
    ...Object.keys(files).map((file) => `/${file.replace(/(\/?index)?\.html$/, '')}`),
    '/none',
    '/index.html',
    '/%5c',
  ])('sends every security header with %s', async (address) => {
    const first = await sendRequest(getOrigin(), address);
    const again = await sendRequest(getOrigin(), address, { 'If-None-Match': first.headers.etag ?? '"none"' });
    if (first.status === 200) expect(again.status).toBe(304);
    for (const [name, value] of Object.entries(headers)) {
      expect(first.headers[name.toLowerCase()]).toBe(value);
      expect(again.headers[name.toLowerCase()]).toBe(value);
    }
  });

  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/none', 'no-cache', 'text/html; charset=utf-8'],
    ['/assets/none.js', 'no-cache', 'text/html; charset=utf-8'],
    ['/assets/js/a.1234.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/assets/css/a.1234.css', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
    ['/assets/search/text-a-0123456789abcdef.txt', 'public, max-age=31536000, immutable', 'text/plain; charset=utf-8'],
    ['/img/logo.svg', 'public, max-age=86400', /^image\/svg\+xml/],
    ['/sitemap.xml', 'no-cache', /^(?:text|application)\/xml/],
    ['/licenses.txt', 'no-cache', 'text/plain; charset=utf-8'],
    ['/notes.md', 'no-cache', 'text/markdown; charset=utf-8'],
    ['/contract.yaml', 'no-cache', 'application/yaml; charset=utf-8'],
    ['/downloads/a.zip', 'no-cache', 'application/zip'],
    ['/downloads/a.pdf', 'no-cache', 'application/pdf'],
    ['/downloads/a.zip.sha256', 'no-cache', 'text/plain; charset=utf-8'],
  ])('sends %s with Cache-Control "%s"', async (address, cacheControl, mediaType) => {
    const response = await sendRequest(getOrigin(), address);
    expect(response.headers['cache-control']).toBe(cacheControl);
    expect(response.headers['content-type']).toMatch(mediaType);
  });

  test('sends compressed copies when the client accepts them', async () => {
    const plain = await sendRequest(getOrigin(), '/');
    const gzipped = await sendRequest(getOrigin(), '/', { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(gzipped.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  });

  test('compresses the not-found page', async () => {
    const response = await sendRequest(getOrigin(), '/none', { 'Accept-Encoding': 'gzip' });
    expect(response.status).toBe(404);
    expect(gunzipSync(response.body).toString()).toContain('missing');
  });

  test('does not disclose the server software', async () => {
    expect((await sendRequest(getOrigin(), '/')).headers.server ?? '').not.toMatch(/\d|caddy/i);
  });
});
