/** The whole command, with an index in a folder and an in-memory service. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFiles } from '../../indexer/buildFiles';
import { writeIndex } from '../../indexer/writeIndex';
import { type FakeService, startFakeService } from '../testing/fakeService';
import { runCommand } from './runCommand';
import { buildPublication, buildSmallCorpus } from './testing/buildPublication';

let fake: FakeService;
let folder = '';
let lines: string[] = [];
let errors: string[] = [];

const credentials = { SEARCH_APPLICATION_ID: 'APP', SEARCH_ADMIN_KEY: 'admin-key' };
const stateFile = () => path.join(folder, 'state', 'publish.json');
const usual = () => ['--build', path.join(folder, 'build'), '--state', stateFile(), '--host', fake.origin];

function run(args: string[], environment: Record<string, string> = credentials) {
  return runCommand({
    args,
    environment,
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
}

function writeBuild(pageCount: number, text?: string): void {
  const build = path.join(folder, 'build');
  mkdirSync(build, { recursive: true });
  writeIndex(
    build,
    buildFiles(buildSmallCorpus(pageCount, text), () => 'product'),
  );
}

beforeEach(async () => {
  fake = await startFakeService();
  folder = mkdtempSync(path.join(tmpdir(), 'publish-command-'));
  lines = [];
  errors = [];
  writeBuild(3);
});

afterEach(async () => {
  await fake.stop();
  rmSync(folder, { recursive: true });
});

describe('the publishing command', () => {
  it('publishes the built index under the given name', async () => {
    expect(await run(usual())).toBe(0);
    expect(await run([...usual(), '--index', 'preview'])).toBe(0);
    expect(await run(usual(), { ...credentials, SEARCH_INDEX: 'other' })).toBe(0);
    expect([...fake.indexes.keys()]).toEqual(['docs', 'preview', 'other']);
    for (const { records } of fake.indexes.values()) {
      expect([...records.values()]).toEqual(buildPublication(3).records);
    }
    expect(lines[0]).toBe('3 records of 3 sections in 1 batches');
    expect(lines).toContain('preview: 3 records are in place');
    expect(errors).toEqual([]);
  });

  it('counts and changes nothing in a dry run, locally or remotely', async () => {
    const before = readdirSync(folder);
    expect(await run([...usual(), '--dry-run'])).toBe(0);
    expect(lines.slice(2)).toEqual(['3 added, 0 changed, 0 removed, 0 unchanged', 'nothing was changed']);
    expect(fake.calls.map(({ method, path: called }) => `${method} ${called}`)).toEqual([
      'POST /1/indexes/docs/browse',
    ]);
    expect(fake.indexes.size).toBe(0);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('counts in a dry run without a key, too', async () => {
    expect(await run([...usual(), '--dry-run'], {})).toBe(0);
    expect(lines.slice(2)).toEqual(['differences: no admin key', 'nothing was changed']);
    expect(fake.calls).toEqual([]);
  });

  it('keeps the state of an interrupted run in a dry run', async () => {
    fake.fail({ status: 400 }, /batch/);
    await run(usual());
    fake.fail(undefined);
    const [...names] = fake.indexes.keys();
    writeBuild(4);
    expect(await run([...usual(), '--dry-run'])).toBe(0);
    expect([...fake.indexes.keys()]).toEqual(names);
    expect(existsSync(stateFile())).toBe(true);
  });

  it('exits with 1 when the service fails, and resumes when it is run again', async () => {
    fake.fail({ status: 400 }, /operation/);
    expect(await run(usual())).toBe(1);
    expect(errors).toEqual([expect.stringContaining('fault 400')]);
    fake.fail(undefined);
    expect(await run(usual())).toBe(0);
    expect(lines).toContain('resuming after batch 1');
    expect(existsSync(stateFile())).toBe(false);
  });

  it.each([401, 403])('exits with 2 when the service refuses the key with %i', async (status) => {
    fake.fail({ status });
    expect(await run(usual())).toBe(2);
    expect(errors).toEqual([`search:publish: fault ${String(status)}`]);
  });

  it.each<[string, string[], Record<string, string>, string]>([
    ['an unknown argument', ['--all'], credentials, 'npm run search:publish -- [--dry-run]'],
    ['no credentials', [], {}, 'set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY'],
    ['no key', [], { SEARCH_APPLICATION_ID: 'APP' }, 'set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY'],
    ['no application', [], { SEARCH_ADMIN_KEY: 'k' }, 'set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY'],
    [
      'a key with a line break',
      [],
      { ...credentials, SEARCH_ADMIN_KEY: 'key\r\n' },
      'SEARCH_ADMIN_KEY holds a space, a',
    ],
    [
      'an application that is malformed',
      [],
      { ...credentials, SEARCH_APPLICATION_ID: 'a.b/c' },
      '"a.b/c" is not an app',
    ],
    ['an index that is malformed', ['--index', 'a/b'], credentials, '"a/b" holds more than letters'],
    [
      'a host that is malformed',
      ['--host', 'ftp://a.example'],
      credentials,
      '--host: "ftp://a.example" is not an origin',
    ],
    ['a host with a path', ['--host', 'https://a.example/x'], credentials, 'is not an origin such as'],
    ['another build', ['--build', 'nowhere'], credentials, 'nowhere holds no readable search index; build the site'],
  ])('exits with 2 without requests with %s', async (_name, args, environment, reason) => {
    expect(await run([...usual(), ...args], environment)).toBe(2);
    expect(errors).toEqual([expect.stringContaining(reason)]);
    expect(fake.calls).toEqual([]);
    expect(existsSync(stateFile())).toBe(false);
  });

  it('exits with 2 before any upload when the state is not writable', async () => {
    writeFileSync(path.join(folder, 'state'), 'a file where a folder should be');
    expect(await run(usual())).toBe(2);
    expect(await run([...usual(), '--state', folder])).toBe(2);
    expect(errors[1]).toContain(`--state ${folder} cannot be written (it is not a file)`);
    expect(fake.calls).toEqual([]);
  });

  it('never prints the key', async () => {
    fake.fail({ status: 400 });
    await run(usual(), { ...credentials, SEARCH_ADMIN_KEY: 'fault' });
    expect(errors).toEqual(['search:publish: *** 400']);
  });
});
