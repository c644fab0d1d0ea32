/** The program itself, whose log nobody reads any more; it is the same to it when the disk is full. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSmallCorpus } from '../hosted/publish/testing/buildPublication';
import { buildFiles } from '../indexer/buildFiles';
import { writeIndex } from '../indexer/writeIndex';

let build = '';
let program: ChildProcess | undefined;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'search-server-'));
  writeIndex(
    build,
    buildFiles(buildSmallCorpus(3), () => 'product'),
  );
});

afterEach(() => {
  program?.kill('SIGKILL');
  rmSync(build, { recursive: true });
});

it('answers all the same, and stops when it is told to', async () => {
  program = spawn('node', ['--import', 'tsx', 'search/server/run.ts', build], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { stdout } = program;
  if (!stdout) throw new Error('its output is a pipe');
  const { port } = JSON.parse(String((await once(stdout, 'data'))[0])) as { port: number };
  stdout.destroy();
  const exited = once(program, 'exit');
  for (let times = 0; times < 3; times += 1) {
    expect((await fetch(`http://127.0.0.1:${String(port)}/health`)).status).toBe(200);
  }
  program.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 60_000);
