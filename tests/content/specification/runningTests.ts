import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

const vitestList = z.array(z.object({ file: z.string(), location: z.object({ line: z.number() }) }));

type Suite = { specs: Spec[]; suites?: Suite[] | undefined };
type Spec = z.infer<typeof spec>;

const spec = z.object({
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ expectedStatus: z.string() })),
});
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightList = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

async function readJson(script: string, words: readonly string[], root: string): Promise<unknown> {
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, [path.resolve('node_modules', script), ...words], options);
  return JSON.parse(stdout);
}

/** Specs below a suite that are not skipped. */
function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  const running = specs.filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus === 'passed'));
  return [...running, ...suites.flatMap(listSpecs)];
}

/**
 * Returns `file:line` of every browser test, and of every unit test of `unitFiles`, that the test runners would run.
 * Rejects when a runner cannot list its tests.
 */
export async function loadRunningTests(root: string, unitFiles: Iterable<string>): Promise<Set<string>> {
  // Listing a test loads its file. Load only the given ones, in one thread that loads shared modules once.
  const oneThread = ['--pool=threads', '--isolate=false', '--maxWorkers=1'];
  const [units, pages] = await Promise.all([
    readJson('vitest/vitest.mjs', ['list', ...unitFiles, '--json', '--includeTaskLocation', ...oneThread], root),
    readJson('@playwright/test/cli.js', ['test', '--list', '--reporter=json'], root),
  ]);
  const { config, suites } = playwrightList.parse(pages);
  const folder = path.relative(path.resolve(root), config.rootDir);
  return new Set([
    ...vitestList
      .parse(units)
      .map(({ file, location }) => `${path.relative(path.resolve(root), file)}:${location.line}`),
    ...suites.flatMap(listSpecs).map(({ file, line }) => `${folder}/${file}:${line}`),
  ]);
}
