/** The built site behind deploy/nginx: headers, addresses, caching, compression. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { urlCases } from '../../deploy/contract/urlCases';
import { expect, test } from './servingFixtures';

const buildDir = path.resolve('build');
const page = '/docs/neptune/user/introduction';
const smallestCompressedBytes = 512;

const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  statSync(path.join(buildDir, file)).isFile(),
);
const sources = files.filter((file) => !/\.(?:gz|br)$/.test(file));

/** Returns the address that serves a file of the build without a redirect. */
function addressOf(file: string): string {
  return `/${encodeURI(file)
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
}

/** One file of every type in the build. */
const fileOfEachKind = [
  ...new Map(sources.filter((file) => file !== '404.html').map((file) => [path.extname(file), file])).values(),
];

const requiredHeaders = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]{43}='){1,3}; style-src 'self'(?: 'sha256-[\w+/]{43}='){3}; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

function expectHeaders(headers: Record<string, unknown>, name: string): void {
  for (const [header, value] of Object.entries(requiredHeaders))
    expect(headers[header], `${header} of ${name}`).toMatch(value);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe');
  expect(String(headers['content-security-policy']).length).toBeLessThan(1024);
}

// spec: security-headers
test('sends the security headers and the media type of every type of file, with 200 and 304', async ({ send }) => {
  expect(fileOfEachKind.length).toBeGreaterThan(4);
  for (const file of fileOfEachKind) {
    const address = addressOf(file);
    const found = await send(address);
    expect(found.status, address).toBe(200);
    expect(found.headers['content-type'], `media type of ${address}`).not.toContain('octet-stream');
    expectHeaders(found.headers, address);
    const known = await send(address, { 'If-None-Match': found.headers.etag ?? '' });
    expect(known.status, `${address} revalidated`).toBe(304);
    expectHeaders(known.headers, `${address} (304)`);
  }
});

for (const [status, address, method] of [
  [301, `${page}/`, 'GET'],
  [400, '/%5cevil.example/', 'GET'],
  [400, '/%ZZ', 'GET'],
  [404, '/docs/none', 'GET'],
  [404, '/assets/none.js', 'GET'],
  [404, '//evil.example/', 'GET'],
  [405, '/', 'POST'],
  [414, `/${'a'.repeat(20_000)}`, 'GET'],
] as const) {
  // spec: error-security-headers
  test(`sends the security headers with ${status} to ${method} ${address.slice(0, 40)}`, async ({ send }) => {
    const response = await send(address, {}, method);
    expect(response.status).toBe(status);
    expectHeaders(response.headers, address);
  });
}

for (const { address, status, location } of urlCases) {
  // spec: docs-redirect
  test(`answers ${status} to ${JSON.stringify(address)}`, async ({ send }) => {
    const response = await send(address.replace('PAGE', page));
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(location?.replace('PAGE', page));
  });
}

// spec: one-address-per-page
test('redirects every other spelling to the address of the page in one step', async ({ send }) => {
  const pages = sources
    .filter((file) => file.endsWith('/index.html'))
    .map(addressOf)
    .filter((address) => address !== '/docs');
  expect(pages.length).toBeGreaterThan(3);
  for (const address of pages) {
    expect((await send(address)).status, address).toBe(200);
    const upperCase = address.toUpperCase();
    for (const spelling of ['/', '.html', '/index.html'].map((ending) => address + ending).concat(upperCase)) {
      const response = await send(spelling);
      expect([response.status, response.headers.location], spelling).toEqual([301, address]);
    }
  }
});

test('caches names with a hash for a year and revalidates pages', async ({ send }) => {
  for (const file of fileOfEachKind) {
    const { headers } = await send(addressOf(file));
    const expected = file.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : file.startsWith('img/')
        ? 'public, max-age=86400'
        : 'no-cache';
    expect(headers['cache-control'], file).toBe(expected);
  }
  for (const file of sources.filter((name) => name.startsWith('assets/')))
    expect(file, 'name with a content hash').toMatch(/[.-][0-9a-f]{7,}\.\w+(?:\.LICENSE\.txt)?$/);
  for (const address of ['/', page, '/docs/none', '/assets/none.js', `${page}/`]) {
    expect((await send(address)).headers['cache-control'], address).toBe('no-cache');
  }
});

test('has gzip and brotli copies that equal the text files', () => {
  const text = sources.filter((file) => /\.(?:css|csv|html|js|json|md|svg|txt|xml|webmanifest|yaml)$/.test(file));
  for (const file of text) {
    const content = readFileSync(path.join(buildDir, file));
    if (content.length <= smallestCompressedBytes) continue;
    expect(
      gunzipSync(readFileSync(path.join(buildDir, `${file}.gz`))).equals(content),
      `${file}.gz (npm run build)`,
    ).toBe(true);
    expect(brotliDecompressSync(readFileSync(path.join(buildDir, `${file}.br`))).equals(content), `${file}.br`).toBe(
      true,
    );
  }
});

test('sends compressed copies to clients that accept them, with Vary', async ({ send }) => {
  for (const address of ['/', page, '/docs/none']) {
    const plain = await send(address);
    const gzip = await send(address, { 'Accept-Encoding': 'gzip' });
    const brotli = await send(address, { 'Accept-Encoding': 'gzip, br' });
    expect([
      plain.headers['content-encoding'],
      gzip.headers['content-encoding'],
      brotli.headers['content-encoding'],
    ]).toEqual([undefined, 'gzip', 'br']);
    for (const { headers } of [plain, gzip, brotli]) expect(headers.vary, address).toBe('Accept-Encoding');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  }
});

test('serves the licences of dependencies as a text that a page links to', async ({ send }) => {
  const { status, headers, body } = await send('/licenses.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toMatch(/^react \d+\.\d+\.\d+\n {2}许可证：MIT$/m);
  expect((await send('/markdown-page')).body.toString()).toContain('/licenses.txt');
  for (const file of ['sitemap.xml', 'llms.txt', 'search-index.json'])
    expect(readFileSync(path.join(buildDir, file), 'utf8')).not.toContain('licenses');
});
