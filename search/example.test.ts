import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, build, load } from './example';
import { buildRequest } from './index';
import { type SearchWorker, createSearchClient } from './worker/searchClient';
import { createSearchService } from './worker/searchService';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  build(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The worker's side in this thread; files are read from the folder that would be served. */
function startWorker(): { worker: SearchWorker } {
  const receive = createSearchService({
    fetchFile: async (url) => new Response(readFileSync(path.join(folder, url))),
    post: (data) => worker.onmessage?.({ data }),
  });
  const worker: SearchWorker = { postMessage: receive, terminate: () => {}, onmessage: null, onerror: null };
  return { worker };
}

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

  it('finds nothing for what its pages are not about', () => {
    expect(ask(load(folder), '红烧肉')).toEqual([]);
  });

  it('has files that a page asks through the client, too', async () => {
    const readContext = () => ({ pagePath: '/docs/devices', savesData: false });
    const client = createSearchClient({ baseUrl: '/', startWorker, readContext });
    const outcome = await client.search({ requests: [buildRequest({ query: 'xintiao' })] });
    expect(outcome.isOk && outcome.answers.results[0]?.hits[0]?.url).toBe('/docs/devices#heartbeat');
  });

  it.each(['example.ts', 'example.browser.ts'])('is what the README shows: %s', (name) => {
    const [readme, example] = ['README.md', name].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
    expect(readme).toContain(`\`\`\`ts\n${example ?? ''}\`\`\`\n`);
  });
});
