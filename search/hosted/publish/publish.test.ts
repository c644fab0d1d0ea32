/** The publisher with the official client, against an in-memory service with faults. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPublication } from './testing/buildPublication';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { describeDifferences, describeRecords } from './describeRecords';
import { createIndexService } from './indexService';
import { type Publication, publish } from './publish';
import { createStateStore } from './publishState';

let fake: FakeService;
let folder = '';
let printed: string[] = [];

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
  it('replaces records, settings and synonyms at once, and leaves nothing behind', async () => {
    const settings = { searchableAttributes: ['content'], hitsPerPage: 7 };
    await run({ ...buildPublication(7), settings });
    expect([...fake.indexes.keys()]).toEqual(['docs']);
    const index = fake.indexes.get('docs');
    expect([...(index?.records.keys() ?? [])]).toEqual(buildPublication(7).records.map(({ objectID }) => objectID));
    expect(index?.settings).toEqual({ searchableAttributes: ['content'], hitsPerPage: 7 });
    expect(index?.synonyms).toMatchObject([{ type: 'oneWaySynonym', input: 'PLC', synonyms: ['控制器'] }]);
    expect(batchCalls()).toBe(3);
    expect(existsSync(stateFile())).toBe(false);
    expect(printed).toEqual([
      'batch 1 of 3: 3 records',
      'batch 2 of 3: 3 records',
      'batch 3 of 3: 1 records',
      'docs: 7 records are in place',
    ]);
  });

  it('refuses to replace an index with nothing', async () => {
    await run(buildPublication(2));
    await expect(run({ ...buildPublication(2), records: [] })).rejects.toThrow('no records');
    expect(fake.indexes.get('docs')?.records.size).toBe(2);
  });

  it('sends the key as a header, never in an address', async () => {
    await run(buildPublication(1));
    for (const { headers, address } of fake.calls) {
      expect(headers['x-algolia-api-key']).toBe('admin-key');
      expect(headers['x-algolia-application-id']).toBe('ID');
      expect(address.href).not.toContain('admin-key');
    }
  });

  it('replaces the old index, but keeps manually edited rules', async () => {
    await run(buildPublication(7));
    fake.indexes.get('docs')?.rules.push({ objectID: 'by hand' });
    await run(buildPublication(2, '新的'));
    expect([...(fake.indexes.get('docs')?.records.keys() ?? [])]).toEqual(['/docs/0', '/docs/1']);
    expect(fake.indexes.get('docs')?.rules).toEqual([{ objectID: 'by hand' }]);
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

  it('counts more records than a call has arguments', () => {
    const [first] = buildPublication(1).records;
    if (!first) throw new Error('a page has a record');
    expect(describeRecords(new Array(200_000).fill(first), 1)[0]).toBe('200000 records of 1 sections in 1 batches');
  });

  it('compares with the published index, or with none', async () => {
    expect(describeDifferences(buildPublication(2).records, await service().loadHashes('docs'))).toBe(
      '2 added, 0 changed, 0 removed, 0 unchanged',
    );
    await run(buildPublication(4));
    const next = [...buildPublication(2).records, ...buildPublication(3, '新的').records.slice(2)];
    expect(describeDifferences(next, await service().loadHashes('docs'))).toBe(
      '0 added, 1 changed, 1 removed, 2 unchanged',
    );
  });
});
