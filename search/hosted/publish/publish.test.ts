/** The publisher with the official client, against a service in memory that fails where it is told to. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Corpus } from '../../indexer/buildCorpus';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { buildRecords } from './buildRecords';
import { describeDifferences, describeRecords } from './describeRecords';
import { createIndexService } from './indexService';
import { buildSynonyms, indexSettings } from './indexSettings';
import { type Publication, publish } from './publish';
import { createStateStore } from './publishState';

let fake: FakeService;
let folder = '';
let printed: string[] = [];

function buildCorpus(pageCount: number, text = '正文'): Corpus {
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    url: `/docs/${String(index)}`,
    product: '产品',
    title: `第 ${String(index)} 页`,
    keywords: [],
  }));
  return {
    head: {
      language: 'zh-Hans',
      docusaurusTag: 'docs-default-current',
      pages,
      sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
      tables: { readings: [], otherReadings: [], traditional: '', otherNames: [{ said: 'PLC', meant: '控制器' }] },
    },
    texts: [{ firstSection: 0, sections: pages.map(() => ({ content: text, code: '' })) }],
  };
}

function buildPublication(pageCount: number, text?: string): Publication {
  const corpus = buildCorpus(pageCount, text);
  return {
    application: 'ID',
    indexName: 'docs',
    records: buildRecords(corpus),
    settings: indexSettings,
    synonyms: buildSynonyms(corpus.head.tables.otherNames),
  };
}

const stateFile = () => path.join(folder, 'state', 'publish.json');
const service = () => createIndexService({ applicationId: 'ID', adminKey: 'admin-key', hosts: [fake.origin] });
const run = (publication: Publication) =>
  publish(publication, {
    service: service(),
    store: createStateStore(stateFile()),
    batchSize: 3,
    print: (line) => printed.push(line),
  });
const batchCalls = () => fake.calls.filter(({ path: called }) => /^\/1\/indexes\/[^/]+\/batch$/.test(called)).length;

beforeEach(async () => {
  fake = await startFakeService();
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  printed = [];
});

afterEach(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true });
});

describe('publishing', () => {
  it('puts records, settings and synonyms in place at once, and leaves nothing behind', async () => {
    await run(buildPublication(7));
    expect([...fake.indexes.keys()]).toEqual(['docs']);
    const index = fake.indexes.get('docs');
    expect([...(index?.records.keys() ?? [])]).toEqual(buildPublication(7).records.map(({ objectID }) => objectID));
    expect(index?.settings).toEqual(indexSettings);
    expect(index?.synonyms).toMatchObject([{ type: 'oneWaySynonym', input: 'PLC', synonyms: ['控制器'] }]);
    expect(batchCalls()).toBe(3);
    expect(existsSync(stateFile())).toBe(false);
    expect(printed.at(-1)).toBe('docs: 7 records are in place');
  });

  it('sends the key as a header, never in an address', async () => {
    await run(buildPublication(1));
    for (const { headers, address } of fake.calls) {
      expect(headers['x-algolia-api-key']).toBe('admin-key');
      expect(headers['x-algolia-application-id']).toBe('ID');
      expect(address.href).not.toContain('admin-key');
    }
  });

  it('replaces what was there before, but keeps the rules somebody made by hand', async () => {
    await run(buildPublication(7));
    fake.indexes.get('docs')?.rules.push({ objectID: 'by hand' });
    await run(buildPublication(2, '新的'));
    expect([...(fake.indexes.get('docs')?.records.keys() ?? [])]).toEqual(['/docs/0', '/docs/1']);
    expect(fake.indexes.get('docs')?.rules).toEqual([{ objectID: 'by hand' }]);
  });

  it('leaves the old index alone when it fails, and goes on where it stopped', async () => {
    await run(buildPublication(2, '旧的'));
    const before = batchCalls();
    const publication = buildPublication(7);
    let batches = 0;
    const failing = service();
    const failure = publish(publication, {
      service: {
        ...failing,
        addRecords: async (name, records) => {
          batches += 1;
          if (batches === 2) fake.fail({ status: 400 }, /batch/);
          return failing.addRecords(name, records);
        },
      },
      store: createStateStore(stateFile()),
      batchSize: 3,
      print: (line) => printed.push(line),
    });
    await expect(failure).rejects.toThrow('fault 400');
    expect(fake.indexes.get('docs')?.records.size).toBe(2);
    expect(JSON.parse(readFileSync(stateFile(), 'utf8'))).toMatchObject({ uploadedBatches: 1 });

    fake.fail(undefined);
    await run(publication);
    expect(printed).toContain('going on after batch 1');
    expect(batchCalls() - before).toBe(1 + 1 + 2); // the first, the one that failed, the two that were left
    expect(fake.indexes.get('docs')?.records.size).toBe(7);
    expect([...fake.indexes.keys()]).toEqual(['docs']);
  });

  it('goes on when it was cut off while the new index was put into place', async () => {
    const publication = buildPublication(4);
    fake.fail({ status: 400 }, /operation/);
    await expect(run(publication)).rejects.toThrow('fault 400');
    fake.fail(undefined);
    const before = batchCalls();
    await run(publication);
    expect(batchCalls()).toBe(before);
    expect(fake.indexes.get('docs')?.records.size).toBe(4);
  });

  it('starts afresh when the temporary index has gone', async () => {
    const publication = buildPublication(4);
    fake.fail({ status: 400 }, /operation/);
    await expect(run(publication)).rejects.toThrow();
    fake.fail(undefined);
    fake.indexes.clear();
    await run(publication);
    expect(fake.indexes.get('docs')?.records.size).toBe(4);
  });

  it('begins anew with another application, and where nothing but settings had been sent', async () => {
    const publication = buildPublication(7);
    fake.fail({ status: 400 }, /batch/);
    await expect(run(publication)).rejects.toThrow('fault 400');
    fake.fail(undefined);
    const calls = fake.calls.length;
    await run(publication);
    expect(fake.calls.slice(calls).some(({ path: called }) => called.endsWith('/settings'))).toBe(true);

    const saved = JSON.stringify({
      application: 'ANOTHER',
      indexName: 'docs',
      temporaryName: 'docs_elsewhere',
      fingerprint: 'x',
      taskIds: [99],
      uploadedBatches: 3,
      moveTaskId: 100,
    });
    writeFileSync(stateFile(), saved);
    const before = batchCalls();
    await run(publication);
    expect(batchCalls() - before).toBe(3);
  });

  it('deletes what an interrupted run of another build has left, and ignores a damaged state', async () => {
    fake.fail({ status: 400 }, /operation/);
    await expect(run(buildPublication(4))).rejects.toThrow();
    fake.fail(undefined);
    await run(buildPublication(5));
    expect([...fake.indexes.keys()]).toEqual(['docs']);
    writeFileSync(stateFile(), '{half');
    await run(buildPublication(6));
    expect(fake.indexes.get('docs')?.records.size).toBe(6);
  });

  it('does not put an incomplete index into place', async () => {
    const real = service();
    const failure = publish(buildPublication(4), {
      service: { ...real, countRecords: async () => 3 },
      store: createStateStore(stateFile()),
      batchSize: 3,
      print: () => undefined,
    });
    await expect(failure).rejects.toThrow('holds 3 of 4 records; run this again');
    expect(fake.indexes.has('docs')).toBe(false);
    expect(existsSync(stateFile())).toBe(false);
  });
});

describe('a dry run', () => {
  it('counts', () => {
    const [first] = buildPublication(1).records;
    const bytes = String(Buffer.byteLength(JSON.stringify(first)));
    expect(describeRecords(buildPublication(1).records, 1)).toEqual([
      '1 records of 1 sections in 1 batches',
      `${bytes} bytes; the largest record has ${bytes}`,
    ]);
  });

  it('compares with what is published, or with nothing', async () => {
    expect(describeDifferences(buildPublication(2).records, await service().loadHashes('docs'))).toBe(
      '2 added, 0 changed, 0 removed, 0 unchanged',
    );
    await run(buildPublication(3));
    const next = [...buildPublication(1).records, ...buildPublication(2, '新的').records.slice(1)];
    expect(describeDifferences(next, await service().loadHashes('docs'))).toBe(
      '0 added, 1 changed, 1 removed, 1 unchanged',
    );
  });
});
