import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { buildRequest } from '../protocol/buildRequest';
import { manifestPath } from '../protocol/manifest';
import type { FromWorker } from '../protocol/workerMessages';
import * as segmentation from '../text/segmentWords';
import type { FetchFile } from './fetchBytes';
import { createSearchService } from './searchService';

const head = {
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: [{ url: '/docs/a', product: '甲', title: '设备接入', keywords: [] }],
  sections: [{ page: 0, level: 1, anchor: '', headings: [] }],
  tables: { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] },
};
const { manifest, files } = buildFiles(
  { head, texts: [{ firstSection: 0, sections: [{ content: '正文', code: '' }] }] },
  () => 'a',
);

const startMessage = { type: 'start', baseUrl: '/', pagePath: '/', savesData: false } as const;

function createService() {
  const posted: FromWorker[] = [];
  const fetched: string[] = [];
  const segment = vi.fn((run: string) => [run]);
  vi.spyOn(segmentation, 'createSegmentWords').mockReturnValue(segment);
  const fetchFile: FetchFile = async (url) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    fetched.push(name);
    const body = name === manifestPath ? JSON.stringify(manifest) : new Uint8Array(files.get(name) ?? []);
    return new Response(body);
  };
  const receive = createSearchService({ fetchFile, post: (message) => posted.push(message) });
  return { receive, posted, fetched, segment };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the search service', () => {
  it('answers every query, with the words of the segmenter', async () => {
    const { receive, posted, segment } = createService();
    receive(startMessage);
    receive({
      type: 'query',
      id: 1,
      queries: { requests: [buildRequest({ query: '设备接入' })] },
      reason: 'new',
      pagePath: '/',
    });
    await vi.advanceTimersByTimeAsync(200);
    expect(segment).toHaveBeenCalledWith('设备接入');
    expect(posted.find((message) => message.type === 'answer')).toMatchObject({
      id: 1,
      answers: { results: [{ nbHits: 1 }] },
    });
  });

  it('answers a query that arrives before the start', async () => {
    const { receive, posted } = createService();
    receive({
      type: 'query',
      id: 7,
      queries: { requests: [buildRequest({ query: '设备接入' })] },
      reason: 'new',
      pagePath: '/',
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([]);
    receive(startMessage);
    await vi.advanceTimersByTimeAsync(200);
    expect(posted).toContainEqual(expect.objectContaining({ type: 'answer', id: 7 }));
  });

  it('uses the manifest of the start message', async () => {
    const { receive, fetched } = createService();
    receive({ ...startMessage, manifest });
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched).toContain(manifest.head.file);
    expect(fetched).not.toContain(manifestPath);
  });

  it('fetches the manifest when that of the start message is malformed', async () => {
    const { receive, fetched } = createService();
    receive({ ...startMessage, manifest: { version: 0 } });
    await vi.advanceTimersByTimeAsync(200);
    expect(fetched.slice(0, 2)).toEqual([manifestPath, manifest.head.file]);
  });
});
