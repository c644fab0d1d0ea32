import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, build, load } from './example';
import { indexPages } from './example.folder';
import { buildRequest } from './index';
import { type SearchWorker, createSearchClient } from './worker/searchClient';
import { createSearchService } from './worker/searchService';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  build(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The worker's side in this thread; files are read from the folder of the site. */
function startWorker(): SearchWorker {
  const receive = createSearchService({
    fetchFile: async (url) => new Response(readFileSync(path.join(folder, url))),
    post: (data) => worker.onmessage?.({ data }),
  });
  const worker: SearchWorker = { postMessage: receive, terminate: () => {}, onmessage: null, onerror: null };
  receive({ type: 'start', baseUrl: '/', pagePath: '/docs/devices', savesData: false });
  return worker;
}

describe('a folder of foreign pages', () => {
  const pages = {
    'index.html': '<title>手册</title><nav>目录</nav><main><h1>手册</h1><p>从这里开始。</p></main>',
    '指南/a b.html':
      '<title>接入 | 手册</title><main><h1 id="top">设备接入</h1><h2 id="间隔">心跳间隔</h2><p>20 s</p></main>',
    'api/errors.html': '<title>错误 | 手册</title><main><h1>错误码</h1><table><tr><td>E1001<td>超时</table></main>',
  };

  it.each([
    ['shebeijieru', '/指南/a b.html', '设备接入'],
    ['心跳', '/指南/a b.html#间隔', '设备接入'],
    ['E1001', '/api/errors.html', '错误码'],
    ['目录', undefined, undefined],
  ])('finds %s', (query, url, title) => {
    const site = mkdtempSync(path.join(tmpdir(), 'pages-'));
    for (const [file, html] of Object.entries(pages)) {
      mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(site, file), `<!doctype html>${html}`);
    }
    indexPages(site);
    const [hit] = ask(load(site), query);
    expect(hit && decodeURIComponent(hit.url)).toBe(url);
    expect(hit?.hierarchy.lvl1).toBe(title);
    rmSync(site, { recursive: true });
  });
});

describe('the example', () => {
  it.each([
    ['心跳', '/docs/devices#heartbeat', '[心跳]间隔'],
    ['xintiao', '/docs/devices#heartbeat', '[心跳]间隔'],
    ['keepalive', '/docs/devices#heartbeat', '[心跳]间隔'],
    ['heartbaet', '/docs/devices#heartbeat', '参数 [heartbeat]_interval，默认 20 s。'],
    ['連接超時', '/docs/errors', 'E1001 [连接超时]：检查网络。'],
  ])('finds %s in %s', (query, url, marked) => {
    const [hit] = ask(load(folder), query);
    const shown = [...Object.values(hit?._highlightResult.hierarchy ?? {}), hit?._snippetResult.content];
    expect(hit?.url).toBe(url);
    expect(shown.map((text) => text?.value)).toContain(marked);
  });

  it('finds nothing for another subject', () => {
    expect(ask(load(folder), '红烧肉')).toEqual([]);
  });

  it('answers through the client, too', async () => {
    const client = createSearchClient(startWorker);
    const outcome = await client.search({ requests: [buildRequest({ query: 'xintiao' })] });
    expect(outcome.isOk && outcome.answers.results[0]?.hits[0]?.url).toBe('/docs/devices#heartbeat');
  });
});
