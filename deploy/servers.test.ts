/** Serves a small site by each server of this folder. Skips servers that are not installed and logs their names. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../catalog/redirects';
import { writeServerAddresses } from '../plugins/addresses/serverAddresses';
import { buildHeaders } from '../plugins/security-headers/headers';
import { writeServerHeaders } from '../plugins/security-headers/serverHeaders';
import { compressFiles } from '../editions/web/compressFiles';
import { findFreePort } from './contract/findFreePort';
import { sendRequest } from './contract/sendRequest';
import { type UrlCase, buildUrlCases, urlCases } from './contract/urlCases';

const page = '/docs/some/page';
const mixedPage = '/docs/some/GK_page-v2.1/winSCP';
const pages = ['/', '/search', page, mixedPage];
const headers = buildHeaders({ scripts: ['sha256-AAAA'], styles: [] });
const html = (title: string) => `<!doctype html><title>${title}</title>${'<p>正文</p>'.repeat(100)}`;
const files: Record<string, string> = {
  'index.html': html('home'),
  '404.html': html('missing'),
  'search.html': html('search'),
  'search/index.html': html('search'),
  'docs/some/page.html': html('page'),
  'docs/some/page/index.html': html('page'),
  [`${mixedPage.slice(1)}/index.html`]: html('mixed'),
  'assets/js/a.1234.js': 'console.log(1);'.repeat(60),
  'assets/css/a.1234.css': 'a{color:red}'.repeat(60),
  'assets/search/text-a-0123456789abcdef.txt': '正文'.repeat(300),
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'notes.md': '# 说明',
  'licenses.txt': '许可证',
  'contract.yaml': 'openapi: 3.1.0',
  'downloads/a.zip': 'PK',
  'downloads/a.pdf': '%PDF',
};

type ServerUnderTest = { name: string; program: string; start: (port: number, build: string) => Promise<ChildProcess> };

const servers: ServerUnderTest[] = [
  {
    name: 'node',
    program: 'node',
    start: async (port, build) =>
      spawn('node', ['--import', 'tsx', 'deploy/node/run.ts', String(port), build], {
        env: { ...process.env, HOST: '127.0.0.1' },
      }),
  },
  { name: 'nginx', program: 'nginx', start: async (port, build) => spawn('deploy/nginx/serve', [String(port), build]) },
  {
    name: 'caddy',
    program: 'caddy',
    start: async (port, build) => {
      const config = path.join(path.dirname(build), 'Caddyfile');
      await writeFile(config, `{\n\tadmin off\n}\nimport ${path.resolve('deploy/caddy/Caddyfile')}\n`);
      return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
        env: { ...process.env, DOCS_ADDRESS: `:${port}`, DOCS_BUILD: build },
      });
    },
  },
];

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status === 0;
}

async function waitUntilServing(origin: string, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (
      await sendRequest(origin, '/').then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error(`server does not answer: ${output()}`);
}

const missing = servers.filter(({ program }) => !isInstalled(program)).map(({ name }) => name);
if (missing.length > 0) console.warn(`not tested, because not installed: ${missing.join(', ')}`);

test('tests every server when run by bin/test, which installs them', () => {
  if (process.env.VITEST_JSON) expect(missing).toEqual([]);
});

describe.each(servers.filter(({ name }) => !missing.includes(name)))('$name', ({ start }) => {
  let origin = '';
  let folder = '';
  let server: ChildProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'servers-'));
    const build = path.join(folder, 'build');
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(build, file)), { recursive: true });
      await writeFile(path.join(build, file), content);
    }
    await compressFiles(build, Object.keys(files), path.join(folder, 'cache'));
    await writeServerHeaders(`${build}.serving`, headers);
    await writeServerAddresses(`${build}.serving`, { pages, redirects });
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    server = await start(port, build);
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await waitUntilServing(origin, () => output);
  });

  afterAll(async () => {
    const closed = server && new Promise((resolve) => server?.on('close', resolve));
    server?.kill('SIGTERM');
    await closed;
    await rm(folder, { recursive: true });
  });

  test.each(urlCases)('answers $status to $address', async ({ address, status, location }) => {
    const response = await sendRequest(origin, address.replace('PAGE', page));
    expect(response.status).toBe(status);
    expect(response.headers.location).toBe(location?.replace('PAGE', page));
  });

  test.each([page, mixedPage, '/search'])(
    'redirects every spelling of %s to its canonical address',
    async (address) => {
      const answered = new Map<UrlCase, string>();
      const describeAnswer = (status: number, location = '') => `${String(status)} ${location}`;
      for (const urlCase of buildUrlCases(address)) {
        const { status, headers: sent } = await sendRequest(origin, urlCase.address);
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
    const first = await sendRequest(origin, address);
    const again = await sendRequest(origin, address, { 'If-None-Match': first.headers.etag ?? '"none"' });
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
  ])('sends %s with Cache-Control "%s"', async (address, cacheControl, mediaType) => {
    const response = await sendRequest(origin, address);
    expect(response.headers['cache-control']).toBe(cacheControl);
    expect(response.headers['content-type']).toMatch(mediaType);
  });

  test('sends compressed copies when the client accepts them', async () => {
    const plain = await sendRequest(origin, '/');
    const gzipped = await sendRequest(origin, '/', { 'Accept-Encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(gzipped.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  });

  test('compresses the not-found page', async () => {
    const response = await sendRequest(origin, '/none', { 'Accept-Encoding': 'gzip' });
    expect(response.status).toBe(404);
    expect(gunzipSync(response.body).toString()).toContain('missing');
  });

  test('does not disclose the server software', async () => {
    expect((await sendRequest(origin, '/')).headers.server ?? '').not.toMatch(/\d|caddy/i);
  });
});
