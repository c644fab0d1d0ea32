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
  tables: { readings: [], otherReadings: [], traditional: '', otherNames: [] },
};
const { manifest, files } = buildFiles(
  { head, texts: [{ firstSection: 0, sections: [{ content: '正文', code: '' }] }] },
  () => 'a',
);

/** A service that was started; each file takes so long. What it does is its own: others may still be loading. */
function start(delayMs: number, { awaitsManifest = false } = {}) {
  const posted: FromWorker[] = [];
  const fetched: string[] = [];
  const segment = vi.fn((run: string) => [run]);
  vi.spyOn(segmentation, 'createSegmentWords').mockReturnValue(segment);
  const fetchFile: FetchFile = async (url) => {
    fetched.push(url);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const name = url.slice(url.lastIndexOf('/') + 1);
    const body = name === manifestPath ? JSON.stringify(manifest) : new Uint8Array(files.get(name) ?? []);
    return new Response(body);
  };
  const receive = createSearchService({ fetchFile, post: (message) => posted.push(message) });
  receive({ type: 'start', baseUrl: '/', pagePath: '/', savesData: false, awaitsManifest });
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
  it('gets the segmenter ready while a slow line brings the headings', async () => {
    const { segment } = start(1000);
    await vi.advanceTimersByTimeAsync(49);
    expect(segment).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(segment).toHaveBeenCalledTimes(1);
  });

  it('lets nobody wait for the segmenter where the headings are there at once', async () => {
    const { segment } = start(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(segment).not.toHaveBeenCalled();
  });

  it('answers every question, in words as the segmenter cuts them', async () => {
    const { receive, posted, segment } = start(0);
    receive({ type: 'query', id: 1, queries: { requests: [buildRequest({ query: '设备接入' })] }, isRepeat: false });
    await vi.advanceTimersByTimeAsync(200);
    expect(segment).toHaveBeenCalledWith('设备接入');
    expect(posted.find((message) => message.type === 'answer')).toMatchObject({
      id: 1,
      answers: { results: [{ nbHits: 1 }] },
    });
  });

  it('uses the manifest that the page has fetched, and fetches it itself where the page could not', async () => {
    const asked = {
      type: 'query',
      id: 1,
      queries: { requests: [buildRequest({ query: '设备接入' })] },
      isRepeat: false,
    } as const;
    for (const bytes of [new TextEncoder().encode(JSON.stringify(manifest)), undefined]) {
      const { receive, posted, fetched } = start(0, { awaitsManifest: true });
      receive(asked);
      await vi.advanceTimersByTimeAsync(100);
      expect(fetched).toEqual([]);
      receive({ type: 'manifest', bytes });
      await vi.advanceTimersByTimeAsync(200);
      expect(fetched.includes(`/${manifestPath}`)).toBe(bytes === undefined);
      expect(posted.find(({ type }) => type === 'answer')).toMatchObject({ answers: { results: [{ nbHits: 1 }] } });
    }
  });

  it('answers a question before it was started with a failure', async () => {
    const posted: FromWorker[] = [];
    const receive = createSearchService({ fetchFile: vi.fn(), post: (message) => posted.push(message) });
    receive({ type: 'query', id: 7, queries: { requests: [] }, isRepeat: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toMatchObject([{ type: 'failure', id: 7, failure: 'worker' }]);
  });
});
