import { watch } from 'node:fs/promises';
import path from 'node:path';
import { forgetSourcePages } from './source/sourcePage';

const folders = ['docs', 'facts', 'catalog', 'contributing'];

/** Editors save in several steps: a save is complete when nothing changes for this long. */
const settleMs = 50;

/** Prints what `report` finds, and again after each save in the source folders. Runs until the process ends. */
export async function watchSources(root: string, report: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    const startedAt = performance.now();
    forgetSourcePages();
    await report().catch((error: unknown) => {
      console.log(error instanceof Error ? error.message : String(error));
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`\n── ${new Date().toLocaleTimeString('zh-CN')}，用时 ${seconds} s，保存后再查；按 Ctrl+C 结束`);
  };
  await run();
  await Promise.all(
    folders.map(async (folder) => {
      for await (const { filename } of watch(path.join(root, folder), { recursive: true })) {
        if (filename === null || !/\.(?:mdx?|ya?ml|txt)$/.test(filename)) continue;
        clearTimeout(timer);
        timer = setTimeout(() => {
          running = running.then(run);
        }, settleMs);
      }
    }),
  );
}
