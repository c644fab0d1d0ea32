import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFiles } from '../indexer/buildFiles';
import { indexVersion } from '../protocol/manifest';
import { addNames } from '../protocol/namesFile';
import type { FetchFile } from './fetchBytes';
import { IndexFiles } from './indexFiles';
import { IndexLoadError } from './indexLoadError';

const head = {
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: [{ url: '/docs/a', product: '甲', title: '页', keywords: ['别名'] }],
  sections: [{ page: 0, level: 1, anchor: '', headings: [] }],
  tables: {
    readings: [],
    wordReadings: [],
    traditional: '',
    synonyms: [{ from: '警报', to: '告警' }],
    concepts: [{ kind: 'symptom' as const, phrases: ['没有反应', '没动静'] }],
  },
};
const text = { firstSection: 0, sections: [{ content: '正文', code: 'x = 1' }] };
const { manifest, files } = buildFiles({ head, texts: [text] }, () => 'a');
const [textFile = { ...manifest.head, firstSection: 0, sections: 1 }] = manifest.texts;

const ok = (body: Uint8Array | string) => () => new Response(typeof body === 'string' ? body : new Uint8Array(body));
const json = (change: object) => ok(JSON.stringify({ ...manifest, ...change }));
const bytesOf = (file: string) => new Uint8Array(files.get(file) ?? []);
const damaged = (file: string) => {
  const bytes = bytesOf(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
};

/** Responses of the server by address, in order; the last one is repeated. */
let answers: Record<string, (() => Response)[]>;
let asked: { url: string; cache: string | undefined }[];

const fetchFile: FetchFile = async (url, { cache }) => {
  asked.push({ url, cache });
  const given = answers[url] ?? [];
  const next = given.length > 1 ? given.shift() : given[0];
  if (!next) throw new TypeError('Failed to fetch');
  return next();
};

const manifestUrl = '/site/search-index.json';
const urlOf = (file: string) => `/site/assets/search/${file}`;
const load = async () => {
  const index = new IndexFiles('/site/', fetchFile);
  const found = await index.loadManifest();
  const loaded = await index.loadHead(found.head);
  const [parseNames, parseText] = [await index.fetchNames(found.names, 1), await index.fetchText(textFile)];
  return { head: addNames(loaded, parseNames()), text: parseText() };
};

beforeEach(() => {
  asked = [];
  answers = {
    [manifestUrl]: [json({})],
    [urlOf(manifest.head.file)]: [ok(bytesOf(manifest.head.file))],
    [urlOf(manifest.names.file)]: [ok(bytesOf(manifest.names.file))],
    [urlOf(textFile.file)]: [ok(bytesOf(textFile.file))],
  };
});

afterEach(() => {
  vi.useRealTimers();
});

describe('index files', () => {
  it('bypass the cache for the manifest, and return head and text', async () => {
    expect(await load()).toEqual({ head, text });
    expect(asked.map(({ cache }) => cache)).toEqual(['no-cache', undefined, undefined, undefined]);
  });

  it.each([manifest.head.file, manifest.names.file, textFile.file])(
    'are fetched once more, bypassing the cache, when the copy of %s is damaged',
    async (file) => {
      answers[urlOf(file)] = [ok(damaged(file)), ok(bytesOf(file))];
      expect(await load()).toEqual({ head, text });
      expect(asked.filter(({ url }) => url === urlOf(file))).toEqual([
        { url: urlOf(file), cache: undefined },
        { url: urlOf(file), cache: 'reload' },
      ]);
    },
  );

  it('are not read beyond the announced size, even from an endless body', async () => {
    const { file, bytes } = manifest.head;
    let pulled = 0;
    const endless = () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(bytes));
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    };
    answers[urlOf(file)] = [endless, ok(bytesOf(file))];
    expect(await load()).toEqual({ head, text });
    expect(pulled).toBe(2);
    answers[urlOf(file)] = [endless];
    await expect(load()).rejects.toMatchObject({ failure: 'index' });
  });

  it.each([
    ['network', 'there is no network', manifestUrl, undefined],
    ['server', 'the manifest is missing', manifestUrl, () => new Response('', { status: 404 })],
    ['server', 'the server breaks', manifestUrl, () => new Response('', { status: 500 })],
    ['index', 'the manifest is an error page', manifestUrl, ok('<html>')],
    ['index', 'the manifest is empty', manifestUrl, ok('')],
    ['index', 'the manifest is not UTF-8', manifestUrl, ok(new Uint8Array([0xff]))],
    ['index', 'the manifest has another version', manifestUrl, json({ version: indexVersion + 1 })],
    ['index', 'the manifest names no texts', manifestUrl, json({ texts: undefined })],
    [
      'index',
      'the manifest points elsewhere',
      manifestUrl,
      json({ head: { ...manifest.head, file: '../head-0000000000000000.txt' } }),
    ],
    ['index', 'the index is too large', manifestUrl, json({ head: { ...manifest.head, bytes: 65_000_000 } })],
    ['index', 'the head is longer than announced', manifestUrl, json({ head: { ...manifest.head, bytes: 10 } })],
    ['server', 'the head is missing', urlOf(manifest.head.file), () => new Response('', { status: 404 })],
    ['index', 'the head stays damaged', urlOf(manifest.head.file), ok(damaged(manifest.head.file))],
    ['index', 'the head is empty', urlOf(manifest.head.file), ok('')],
    ['index', 'the text stays damaged', urlOf(textFile.file), ok(damaged(textFile.file))],
    ['index', 'the text is cut short', urlOf(textFile.file), ok(bytesOf(textFile.file).subarray(0, 20))],
    ['index', 'the names stay damaged', urlOf(manifest.names.file), ok(damaged(manifest.names.file))],
    ['server', 'the text is missing', urlOf(textFile.file), () => new Response('', { status: 404 })],
  ])('report %s when %s', async (failure, _what, url, answer) => {
    answers[url] = answer ? [answer] : [];
    const error: unknown = await load().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(IndexLoadError);
    expect(error).toMatchObject({ failure });
  });

  it('are fetched once more when the manifest is of another version', async () => {
    answers[manifestUrl] = [json({ version: indexVersion - 1 }), json({})];
    expect(await load()).toEqual({ head, text });
    expect(asked.slice(0, 2)).toEqual([
      { url: manifestUrl, cache: 'no-cache' },
      { url: manifestUrl, cache: 'reload' },
    ]);
  });

  /** A server that sends `arriving` bytes, each 29 s after the one before. */
  const trickle =
    (bytes: Uint8Array, arriving: number): FetchFile =>
    async (_url, { signal }) => {
      let sent = 0;
      const body = new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
        async pull(controller) {
          if (sent === bytes.length) {
            controller.close();
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, sent === arriving ? hourMs : 29_000));
          controller.enqueue(bytes.slice(sent, sent + 1));
          sent += 1;
        },
      });
      return new Response(body);
    };
  const hourMs = 3_600_000;
  const manifestBytes = new TextEncoder().encode(JSON.stringify(manifest));

  it('are waited for while data arrives', async () => {
    vi.useFakeTimers();
    const loaded = new IndexFiles('/', trickle(manifestBytes, manifestBytes.length)).loadManifest();
    await vi.advanceTimersByTimeAsync(29_000 * manifestBytes.length);
    expect(await loaded).toEqual(manifest);
  });

  it('fail when no more data arrives', async () => {
    vi.useFakeTimers();
    const loaded = new IndexFiles('/', trickle(manifestBytes, 2)).loadManifest().catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(2 * 29_000 + 31_000);
    expect(await loaded).toMatchObject({ failure: 'network' });
  });

  it('fail when the server never answers', async () => {
    vi.useFakeTimers();
    const hanging: FetchFile = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    const loaded = new IndexFiles('/', hanging).loadManifest().catch((caught: unknown) => caught);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await loaded).toMatchObject({ failure: 'network' });
  });
});
