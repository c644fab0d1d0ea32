/** A service that moves the new index some time after the request. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { type IndexService, createIndexService } from './indexService';
import { publish } from './publish';
import { createStateStore } from './publishState';
import { buildPublication } from './testing/buildPublication';

const moveTaskId = 99;
const publication = buildPublication(4);

let fake: FakeService;
let folder = '';
let printed: string[];
let moves: string[];
/** Whether a run ends before the move. */
let isCutOff: boolean;

const stateFile = () => path.join(folder, 'publish.json');

/** Moves an index only when somebody waits for it. */
function createLateService(): IndexService {
  const real = createIndexService({ applicationId: 'ID', adminKey: 'admin-key', hosts: [fake.origin] });
  return {
    ...real,
    move: async (from) => {
      moves.push(from);
      return moveTaskId;
    },
    waitForTask: async (name, taskId) => {
      if (taskId !== moveTaskId) return real.waitForTask(name, taskId);
      if (isCutOff) throw new Error('cut off');
      await real.move(moves[0] ?? '', name);
    },
  };
}

const run = () =>
  publish(publication, {
    service: createLateService(),
    store: createStateStore(stateFile()),
    batchSize: 3,
    print: (line) => printed.push(line),
  });
const published = () => [...(fake.indexes.get('docs')?.records.values() ?? [])];

beforeEach(async () => {
  fake = await startFakeService();
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  printed = [];
  moves = [];
  isCutOff = false;
});

afterEach(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true });
});

it('waits for the move before it reports success', async () => {
  await run();
  expect(published()).toEqual(publication.records);
  expect(printed.at(-1)).toBe('docs: 4 records are in place');
});

it('waits for the move of an interrupted run without repeating it', async () => {
  isCutOff = true;
  await expect(run()).rejects.toThrow('cut off');
  expect(published()).toEqual([]);
  expect(existsSync(stateFile())).toBe(true);

  isCutOff = false;
  printed = [];
  await run();
  expect(published()).toEqual(publication.records);
  expect(moves).toHaveLength(1);
  expect(printed).toEqual(['resuming after batch 2', 'docs: 4 records are in place']);
  expect(existsSync(stateFile())).toBe(false);
});
