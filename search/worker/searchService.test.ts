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

/** Starts a service. */
function start() {
  const posted: FromWorker[] = [];
  const segment = vi.fn((run: string) => [run]);
  vi.spyOn(segmentation, 'createSegmentWords').mockReturnValue(segment);
  const fetchFile: FetchFile = async (url) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    const body = name === manifestPath ? JSON.stringify(manifest) : new Uint8Array(files.get(name) ?? []);
    return new Response(body);
  };
  const receive = createSearchService({ fetchFile, post: (message) => posted.push(message) });
  receive({ type: 'start', baseUrl: '/', pagePath: '/', savesData: false });
  return { receive, posted, segment };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the search service', () => {
  it('answers every question, in words as the segmenter cuts them', async () => {
    const { receive, posted, segment } = start();
    receive({ type: 'query', id: 1, queries: { requests: [buildRequest({ query: '设备接入' })] }, reason: 'new' });
    await vi.advanceTimersByTimeAsync(200);
    expect(segment).toHaveBeenCalledWith('设备接入');
    expect(posted.find((message) => message.type === 'answer')).toMatchObject({
      id: 1,
      answers: { results: [{ nbHits: 1 }] },
    });
  });

  it('answers a question before it was started with a failure', async () => {
    const posted: FromWorker[] = [];
    const receive = createSearchService({ fetchFile: vi.fn(), post: (message) => posted.push(message) });
    receive({ type: 'query', id: 7, queries: { requests: [] }, reason: 'new' });
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toMatchObject([{ type: 'failure', id: 7, failure: 'worker' }]);
  });
});
