/** Publishing that is interrupted at every step, by the service or by the machine, and run again. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildPublication } from './testing/buildPublication';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { createIndexService } from './indexService';
import { type Publication, publish } from './publish';
import { createStateStore } from './publishState';

let fake: FakeService;
let folder = '';
let printed: string[] = [];

const batchSize = 3;
const stateFile = () => path.join(folder, 'publish.json');
const service = () => createIndexService({ applicationId: 'ID', adminKey: 'admin-key', hosts: [fake.origin] });
const store = () => createStateStore(stateFile());
const print = (line: string) => printed.push(line);
const run = (publication: Publication) =>
  publish(publication, { service: service(), store: store(), batchSize, print });
const recordsOf = (name: string) => [...(fake.indexes.get(name)?.records.values() ?? [])];
const batchCount = () => fake.calls.filter(({ path: called }) => /^\/1\/indexes\/[^/]+\/batch$/.test(called)).length;

/** Failing call of service or store, and whether it takes effect. */
type Cut = { at: number; isDone: boolean; calls: number };

/** `target` with methods that count the calls of `cut`, one of which fails. */
function cutOff<T extends object>(target: T, cut: Cut): T {
  const fail = (): never => {
    throw new Error('cut off');
  };
  return new Proxy(target, {
    get(object, name) {
      const method = Reflect.get(object, name) as (...values: unknown[]) => unknown;
      return (...values: unknown[]) => {
        cut.calls += 1;
        if (cut.calls !== cut.at) return method(...values);
        if (!cut.isDone) return fail();
        const result = method(...values);
        return result instanceof Promise ? result.then(fail) : fail();
      };
    },
  });
}

/** Publishes until `cut` interrupts it. Returns whether it did. */
async function runUntil(cut: Cut, publication: Publication): Promise<boolean> {
  const options = { service: cutOff(service(), cut), store: cutOff(store(), cut), batchSize, print };
  try {
    await publish(publication, options);
    return false;
  } catch (error) {
    expect(String(error)).toBe('Error: cut off');
    return true;
  }
}

beforeEach(async () => {
  fake = await startFakeService();
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  printed = [];
});

afterEach(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['before', false],
  ['after', true],
])('interrupted %s any step', (_when, isDone) => {
  const old = buildPublication(2, '旧的');
  const publication = buildPublication(7);

  async function cutAt(at: number): Promise<boolean> {
    fake.indexes.clear();
    await run(old);
    fake.indexes.get('docs')?.rules.push({ objectID: 'by hand' });
    fake.calls.length = 0;
    return runUntil({ at, isDone, calls: 0 }, publication);
  }

  it('leaves the old index or the new one, resumes, and leaves nothing behind', async () => {
    let at = 1;
    for (; await cutAt(at); at += 1) {
      expect([old.records, publication.records]).toContainEqual(recordsOf('docs'));
      const isForgotten = at > 1 && !existsSync(stateFile());
      await run(publication);
      expect([...fake.indexes.keys()], `step ${String(at)}`).toEqual(['docs']);
      expect(recordsOf('docs')).toEqual(publication.records);
      expect(fake.indexes.get('docs')?.rules).toEqual([{ objectID: 'by hand' }]);
      expect(fake.indexes.get('docs')?.synonyms).toEqual(publication.synonyms);
      expect(fake.indexes.get('docs')?.settings).toEqual(publication.settings);
      expect(readdirSync(folder)).toEqual([]);
      // Three batches, and the interrupted one again; all of them when only the end was not reported.
      expect(batchCount(), `step ${String(at)}`).toBeLessThanOrEqual(isForgotten ? 6 : 4);
    }
    expect(at).toBeGreaterThan(20);
  });

  it('deletes its upload when another build is published next', async () => {
    const next = buildPublication(4, '新的');
    for (let at = 1; await cutAt(at); at += 1) {
      await run(next);
      expect([...fake.indexes.keys()], `step ${String(at)}`).toEqual(['docs']);
      expect(recordsOf('docs')).toEqual(next.records);
      expect(existsSync(stateFile())).toBe(false);
    }
  });
});

describe('the remains of an interrupted run', () => {
  /** Uploads one batch of `publication`. */
  const begin = (publication: Publication) => {
    let batches = 0;
    const real = service();
    const addRecords: typeof real.addRecords = (name, records) => {
      batches += 1;
      return batches > 1 ? Promise.reject(new Error('cut off')) : real.addRecords(name, records);
    };
    const options = { service: { ...real, addRecords }, store: store(), batchSize, print };
    return expect(publish(publication, options)).rejects.toThrow('cut off');
  };

  it.each([
    ['another index', { indexName: 'preview' }],
    ['another application', { application: 'OTHER', records: buildPublication(7, '别的').records }],
  ])('stay after %s was published', async (_name, target) => {
    const publication = buildPublication(7);
    await begin(publication);
    await run({ ...publication, ...target });
    expect(printed).not.toContain('resuming after batch 1');
    const before = batchCount();
    await run(publication);
    expect(printed).toContain('resuming after batch 1');
    expect(batchCount() - before).toBe(2);
    expect(recordsOf('docs')).toEqual(publication.records);
    expect([...fake.indexes.keys()].filter((name) => name.includes('publishing'))).toEqual([]);
    expect(existsSync(stateFile())).toBe(false);
  });

  it('are deleted when the same records have other settings', async () => {
    const publication = buildPublication(7);
    await begin(publication);
    printed = [];
    const settings = { ...publication.settings, hitsPerPage: 9 };
    await run({ ...publication, settings });
    expect(printed[0]).toBe('deleting the upload of another build');
    expect(fake.indexes.get('docs')?.settings).toEqual(settings);
    expect([...fake.indexes.keys()]).toEqual(['docs']);
  });

  it('are replaced when somebody has deleted or changed them', async () => {
    const publication = buildPublication(7);
    for (const change of [
      (name: string) => fake.indexes.delete(name),
      (name: string) => fake.indexes.get(name)?.records.set('more', { objectID: 'more' }),
      (name: string) => fake.indexes.get(name)?.records.set('/docs/0', { objectID: '/docs/0', hash: 'other' }),
    ]) {
      await begin(publication);
      [...fake.indexes.keys()].filter((name) => name.includes('publishing')).forEach(change);
      await run(publication);
      expect(recordsOf('docs')).toEqual(publication.records);
      expect([...fake.indexes.keys()]).toEqual(['docs']);
    }
  });

  it('get their settings when somebody has deleted them before the first record', async () => {
    const publication = buildPublication(7);
    const addRecords = () => Promise.reject(new Error('cut off'));
    const options = { service: { ...service(), addRecords }, store: store(), batchSize, print };
    await expect(publish(publication, options)).rejects.toThrow('cut off');
    fake.indexes.clear();
    await run(publication);
    expect(fake.indexes.get('docs')).toMatchObject({ settings: publication.settings, synonyms: publication.synonyms });
    expect(recordsOf('docs')).toEqual(publication.records);
  });

  it('are ignored when the state is damaged', async () => {
    writeFileSync(stateFile(), '{half');
    await run(buildPublication(6));
    expect(recordsOf('docs')).toHaveLength(6);
  });
});

it('never moves an index with other records, and does not keep it', async () => {
  const real = service();
  const publication = buildPublication(4);
  const options = {
    service: { ...real, addRecords: (name: string) => real.addRecords(name, publication.records.slice(0, 3)) },
    store: store(),
    batchSize,
    print,
  };
  await expect(publish(publication, options)).rejects.toThrow('does not hold the 4 records that were sent; run this');
  expect([...fake.indexes.keys()]).toEqual([]);
  expect(existsSync(stateFile())).toBe(false);
});
