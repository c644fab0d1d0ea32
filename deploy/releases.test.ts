/** Releases and rolls back builds under load, with nginx (bin/deploy, bin/rollback). */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stampFiles } from '../editions/web/stampFiles';
import { buildHeaders } from '../plugins/security-headers/headers';
import { endServer, isInstalled, waitUntilServing, writeBuild } from './testing/describeServers';
import { findFreePort } from './contract/findFreePort';

type Response = { status: number; body: string; headers: Readonly<Record<string, unknown>> };

let folder = '';
let site = '';
let origin = '';
let server: ChildProcess | undefined;
let environment: NodeJS.ProcessEnv = {};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Sends a request on a kept connection, as browsers do. */
function request(agent: Agent, address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(origin + address, { agent }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body, headers: incoming.headers }));
      incoming.on('error', reject);
    }).on('error', reject);
  });
}

/** Writes a build whose pages have an inline script and an asset of their own. Returns its folder and id. */
async function build(name: string, changes: Readonly<Record<string, string>> = {}) {
  const inline = `document.title="${name}"`;
  const html = `<!doctype html><script>${inline}</script><script src="/assets/js/main.${name}.js"></script><p>${name}`;
  const files = {
    'index.html': html,
    'search.html': html,
    'search/index.html': html,
    '404.html': html,
    'sitemap.xml': '<urlset/>',
    'unchanged.txt': 'unchanged',
    [`assets/js/main.${name}.js`]: `"${name}"`,
    ...changes,
  };
  const dir = path.join(folder, `build-${name}`);
  await writeBuild(dir, files, buildHeaders({ scripts: [`sha256-${hashOf(inline)}`], styles: [] }));
  await stampFiles({ siteDir: folder, buildDir: dir });
  const { build: id } = JSON.parse(await readFile(path.join(dir, 'version.json'), 'utf8')) as { build: string };
  return { dir, id };
}

const run = (program: string, ...parameters: string[]) =>
  promisify(execFile)(program, parameters, { env: environment }).then(({ stdout }) => stdout);
const deploy = async (dir: string) => run('bin/deploy', site, dir);
const rollback = async (...parameters: string[]) => run('bin/rollback', site, ...parameters);
const served = async () => {
  const { body } = await request(new Agent(), '/version.json');
  return (JSON.parse(body) as { build: string }).build;
};

/** Reads pages and their scripts until `stop` is called, which returns the number of pages and all failures. */
function startReaders(count: number) {
  const failures: string[] = [];
  let pages = 0;
  let isOver = false;
  async function read(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      try {
        const page = await request(agent, '/');
        const [, inline = '', asset = ''] = /<script>(.*?)<\/script><script src="(.*?)">/.exec(page.body) ?? [];
        const script = await request(agent, asset);
        if (page.status !== 200 || script.status !== 200) failures.push(`${page.status} ${script.status} ${asset}`);
        if (!String(page.headers['content-security-policy']).includes(hashOf(inline)))
          failures.push('a page with the policy of another release');
      } catch (error) {
        // A server may close an idle connection while a request is sent. Browsers repeat the request.
        if (!/ECONNRESET|socket hang up/.test(String(error))) failures.push(String(error));
      }
      pages += 1;
      await wait(5); // leaves time for the deployment
    }
    agent.destroy();
  }
  const readers = Array.from({ length: count }, read);
  return {
    async stop() {
      isOver = true;
      await Promise.all(readers);
      return { pages, failures };
    },
  };
}

/** Time for tests that start hundreds of programs, on a busy machine. */
const slowMs = 120_000;

const installed = ['nginx'].filter(isInstalled);
if (installed.length === 0) console.warn('releases are not tested, because nginx is not installed');

describe.each(installed)('a release with %s', () => {
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockReturnValue(); // the id of each build
    folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    site = path.join(folder, 'site');
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    await mkdir(site);
    await writeFile(path.join(site, 'listen.conf'), `listen 127.0.0.1:${port} default_server;\n`);
    const main = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    await writeFile(
      main,
      `pid ${folder}/pid; error_log stderr warn; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2;
       events {} http { access_log off; include ${site}/current/deploy/nginx/site.conf;
       ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')} }`,
    );
    const nginx = `PATH="$PATH:/usr/sbin" nginx -e stderr -c ${main}`;
    environment = {
      ...process.env,
      DOCS_URL: origin,
      // The first release starts the server.
      DOCS_RELOAD: `test ! -e ${folder}/pid || { ${nginx} -q -t && ${nginx} -s reload; }`,
    };
    const first = await build('first');
    const deployed = deploy(first.dir); // waits for the server
    while (!(await readdir(site)).includes('current')) await wait(20);
    server = spawn('sh', ['-c', `${nginx} -g 'daemon off;'`]);
    await waitUntilServing(server, origin);
    expect(await deployed).toContain(`serving ${first.id}`);
  }, 60_000);

  afterAll(async () => {
    await endServer(server);
    await rm(folder, { recursive: true });
  });

  test(
    'switches releases and returns without a failed request, a missing script or an outdated page',
    async () => {
      const readers = startReaders(4);
      const builds = [];
      for (let index = 0; index < 10; index += 1) {
        const next = await build(`n${index}`);
        await deploy(next.dir);
        expect(await served()).toBe(next.id);
        builds.push(next);
      }
      await rollback();
      expect(await served()).toBe(builds[8]?.id);
      await rollback(builds[2]?.id ?? '');
      expect(await served()).toBe(builds[2]?.id);
      const { pages, failures } = await readers.stop();
      expect(failures).toEqual([]);
      expect(pages).toBeGreaterThan(100);
    },
    slowMs,
  );

  test('sends an unchanged file only once', { timeout: slowMs }, async () => {
    const agent = new Agent();
    await deploy((await build('before')).dir);
    const before = await request(agent, '/unchanged.txt');
    await deploy((await build('after')).dir);
    const after = await request(agent, '/unchanged.txt');
    expect(after.headers.etag).toBe(before.headers.etag);
  });

  test(
    'returns to the release before when a release fails, and deletes the failed one',
    { timeout: slowMs },
    async () => {
      const good = await build('good');
      await deploy(good.dir);
      const broken: Record<string, () => Promise<string>> = {
        'missing search page': async () => {
          const { dir } = await build('incomplete');
          await rm(path.join(dir, 'search'), { recursive: true });
          return dir;
        },
        'missing script': async () => {
          const { dir } = await build('scriptless');
          await rm(path.join(dir, 'assets', 'js'), { recursive: true });
          return dir;
        },
        'refused configuration': async () => {
          const { dir } = await build('refused');
          await writeFile(path.join(`${dir}.serving`, 'headers.nginx.conf'), 'nonsense;');
          return dir;
        },
        'headers of another build': async () => {
          const { dir } = await build('mixed');
          await writeFile(path.join(`${dir}.serving`, 'headers.json'), '{ "Content-Security-Policy": "other" }');
          return dir;
        },
      };
      const releases = await readdir(path.join(site, 'releases'));
      for (const [name, make] of Object.entries(broken)) {
        await expect(deploy(await make()), name).rejects.toThrow(`serving ${good.id} again`);
        expect(await served(), name).toBe(good.id);
        expect(await readdir(path.join(site, 'releases')), name).toEqual(releases);
      }
      const repaired = await build('incomplete');
      await deploy(repaired.dir);
      expect(await served()).toBe(repaired.id);
    },
  );

  test('deletes releases and assets after the stated time, except for the last two', { timeout: slowMs }, async () => {
    const old = await build('old');
    const kept = await build('kept');
    const last = await build('last');
    for (const { dir } of [old, kept]) await deploy(dir);
    for (const id of await readdir(path.join(site, 'releases')))
      await writeFile(path.join(site, 'releases', id, 'released'), id === kept.id ? '2000' : '1000');
    await deploy(last.dir);
    expect((await readdir(path.join(site, 'releases'))).sort()).toEqual([kept.id, last.id].sort());
    expect((await readdir(path.join(site, 'assets', 'js'))).sort()).toEqual(['main.kept.js', 'main.last.js']);
  });

  test('refuses a second deployment at the same time, and a folder that is no build', async () => {
    await expect(deploy(folder)).rejects.toThrow('is not built');
    const lock = spawn('flock', [path.join(site, 'lock'), 'cat']);
    await once(lock, 'spawn');
    const isLocked = () =>
      run('flock', '--nonblock', path.join(site, 'lock'), 'true').then(
        () => false,
        () => true,
      );
    while (!(await isLocked()));
    await expect(rollback()).rejects.toThrow('a deployment is running');
    lock.stdin.end();
    await once(lock, 'exit');
  });
});
