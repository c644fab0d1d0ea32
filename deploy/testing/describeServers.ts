/** Serves a small site by each server of deploy/, for the tests. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../catalog/redirects';
import { compressFiles } from '../../editions/web/compressFiles';
import { writeServerAddresses } from '../../plugins/addresses/serverAddresses';
import { buildHeaders } from '../../plugins/security-headers/headers';
import { writeServerHeaders } from '../../plugins/security-headers/serverHeaders';
import { findFreePort } from '../contract/findFreePort';
import { sendRequest } from '../contract/sendRequest';

export const page = '/docs/some/page';
export const mixedPage = '/docs/some/GK_page-v2.1/winSCP';
const pages = ['/', '/search', page, mixedPage];
export const headers = buildHeaders({ scripts: ['sha256-AAAA'], styles: [] });
const html = (title: string) => `<!doctype html><title>${title}</title>${'<p>正文</p>'.repeat(100)}`;
export const files: Record<string, string> = {
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
  'downloads/a.zip.sha256': '0  a.zip',
};

type ServerUnderTest = { name: string; program: string; start: (port: number, build: string) => ChildProcess };

const servers: ServerUnderTest[] = [
  {
    name: 'node',
    program: 'node',
    start: (port, build) =>
      spawn('node', ['--import', 'tsx', 'deploy/node/run.ts', String(port), build], {
        env: { ...process.env, HOST: '127.0.0.1' },
      }),
  },
  { name: 'nginx', program: 'nginx', start: (port, build) => spawn('deploy/nginx/serve', [String(port), build]) },
  {
    name: 'caddy',
    program: 'caddy',
    start: (port, build) =>
      spawn('caddy', ['run', '--config', 'deploy/caddy/Caddyfile'], {
        env: {
          ...process.env,
          DOCS_ADDRESS: `:${port}`,
          DOCS_BIND: '127.0.0.1',
          DOCS_BUILD: build,
          DOCS_ADMIN: 'off',
        },
      }),
  },
];

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status === 0;
}

/** Writes a build of `files` to `build`, with compressed copies and what servers read. */
export async function writeBuild(
  build: string,
  contents: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(build, file)), { recursive: true });
    await writeFile(path.join(build, file), content);
  }
  await compressFiles(build, Object.keys(contents), `${build}.cache`);
  await writeServerHeaders(`${build}.serving`, sent);
  await writeServerAddresses(`${build}.serving`, { pages, redirects });
}

/** Resolves when `server` answers. Throws its error output when it ends before. */
export async function waitUntilServing(server: ChildProcess, origin: string): Promise<void> {
  let output = '';
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isServing = () =>
    sendRequest(origin, '/').then(
      () => true,
      () => false,
    );
  while (!(await isServing())) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${output}`);
    await wait(50);
  }
}

/** Ends a server, if it is running. */
export async function endServer(server: ChildProcess | undefined): Promise<void> {
  if (server?.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

/** Runs `tests` for each installed server. `getOrigin` returns its origin, in tests only. */
export function describeServers(tests: (getOrigin: () => string, name: string) => void): void {
  const missing = servers.filter(({ program }) => !isInstalled(program)).map(({ name }) => name);
  if (missing.length > 0) console.warn(`not tested, because not installed: ${missing.join(', ')}`);

  test('tests every server when run by bin/test, which installs them', () => {
    if (process.env.VITEST_JSON) expect(missing).toEqual([]);
  });

  describe.each(servers.filter(({ name }) => !missing.includes(name)))('$name', ({ start, name }) => {
    let origin = '';
    let folder = '';
    let server: ChildProcess | undefined;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'servers-'));
      const build = path.join(folder, 'build');
      await writeBuild(build, files, headers);
      const port = await findFreePort();
      origin = `http://127.0.0.1:${port}`;
      server = start(port, build);
      await waitUntilServing(server, origin);
    }, 60_000);

    afterAll(async () => {
      await endServer(server);
      await rm(folder, { recursive: true });
    });

    tests(() => origin, name);
  });
}
