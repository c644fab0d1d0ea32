import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

const vitestList = z.array(z.object({ name: z.string(), file: z.string() }));

type Suite = { title: string; file: string; specs: Spec[]; suites?: Suite[] | undefined };
type Spec = z.infer<typeof spec>;

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ expectedStatus: z.string(), annotations: z.array(z.object({ type: z.string() })) })),
});
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
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

/** `file › describe › title` of the specs below a suite that are not skipped; a file's own suite adds no title. */
function listSpecs({ title, file, specs, suites = [] }: Suite, above: readonly string[]): string[] {
  const titles = title === file ? above : [...above, title];
  const running = specs.filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus === 'passed'));
  return [
    ...running.map((found) => [...titles, found.title].join(' › ')),
    ...suites.flatMap((child) => listSpecs(child, titles)),
  ];
}

/**
 * Every browser test, and every unit test of `unitFiles`, that the test runners would run, as `file › title` with
 * nested titles in between. Rejects when a runner cannot list its tests.
 */
export async function loadRunningTests(root: string, unitFiles: Iterable<string>): Promise<Set<string>> {
  // To list a test its file is loaded: only those asked for, and in one thread that loads what they share once.
  const oneThread = ['--pool=threads', '--isolate=false', '--maxWorkers=1'];
  const [units, pages] = await Promise.all([
    readJson('vitest/vitest.mjs', ['list', ...unitFiles, '--json', ...oneThread], root),
    readJson('@playwright/test/cli.js', ['test', '--list', '--reporter=json'], root),
  ]);
  const { config, suites } = playwrightList.parse(pages);
  const folder = path.relative(path.resolve(root), config.rootDir);
  return new Set([
    ...vitestList
      .parse(units)
      .map(({ file, name }) => [path.relative(path.resolve(root), file), ...name.split(' > ')].join(' › ')),
    ...suites.flatMap((file) => listSpecs(file, []).map((title) => `${folder}/${file.file} › ${title}`)),
  ]);
}
