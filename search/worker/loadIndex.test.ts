import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildIndex } from '../indexer/buildIndex';
import { type FetchFile, IndexLoadError, loadIndex } from './loadIndex';

const { manifest, bytes } = buildIndex({
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: [{ url: '/docs/a', product: 'p', title: 't', keywords: [], html: '<div class="theme-doc-markdown">文</div>' }],
});
const manifestUrl = '/search-index.json';
const fileUrl = `/assets/search/${manifest.file}`;

/** Answers per address, one after the other; the last one stays. */
let answers: Record<string, (Response | Error)[]>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = { [manifestUrl]: [Response.json(manifest)], [fileUrl]: [new Response(bytes)] };
});

const fetchFile: FetchFile = (url) => {
  asked.push(url);
  const answer = answers[url]?.shift() ?? new Response('', { status: 404 });
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
};

const failureOf = async (fetchWith = fetchFile) => {
  const error: unknown = await loadIndex('/', fetchWith).catch((reason: unknown) => reason);
  return error instanceof IndexLoadError ? error.failure : error;
};

/** Still an index by its shape; only the hash tells. */
const damaged = () => new Response(new TextDecoder().decode(bytes).replace('文', '又'));

describe('loading the index', () => {
  it('fetches the manifest and the file it names', async () => {
    expect((await loadIndex('/', fetchFile)).pages).toHaveLength(1);
    expect(asked).toEqual([manifestUrl, fileUrl]);
  });

  it('fetches a damaged file once more, past the cache', async () => {
    answers[fileUrl] = [damaged(), new Response(bytes)];
    expect((await loadIndex('/', fetchFile)).pages).toHaveLength(1);
  });

  it.each([
    ['network', 'the connection fails', manifestUrl, [new TypeError('Failed to fetch')]],
    ['network', 'the manifest is not there', manifestUrl, [new Response('', { status: 404 })]],
    ['network', 'the server breaks', fileUrl, [new Response('', { status: 500 })]],
    ['index', 'the manifest is an error page', manifestUrl, [new Response('<html>')]],
    ['index', 'the manifest is of another version', manifestUrl, [Response.json({ ...manifest, version: 9 })]],
    [
      'index',
      'the file stays cut short',
      fileUrl,
      [new Response(bytes.slice(0, 50)), new Response(bytes.slice(0, 50))],
    ],
    ['index', 'the file stays damaged', fileUrl, [damaged(), damaged()]],
    ['index', 'the file is empty', fileUrl, [new Response(''), new Response('')]],
  ])('reports a failure of the %s when %s', async (failure, _what, url, given) => {
    answers[url] = given;
    expect(await failureOf()).toBe(failure);
  });

  it('gives up a server that never answers', async () => {
    vi.useFakeTimers();
    const failure = failureOf(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    );
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await failure).toBe('network');
    vi.useRealTimers();
  });
});
