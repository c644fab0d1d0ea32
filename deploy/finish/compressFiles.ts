import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFile = /\.(?:css|csv|html|js|json|map|md|mjs|svg|txt|webmanifest|xml|yaml)$/;
const smallestBytes = 512; // below, the header costs more than the saving

type Compressed = { gz: Buffer; br: Buffer };

async function compress(content: Buffer): Promise<Compressed> {
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  return { gz, br };
}

/**
 * Writes `x.gz` and `x.br` beside every text file of `files` (below `dir`) that is large enough, and removes those
 * whose text file is small or gone. The same input gives the same bytes. Returns how many files it compressed.
 */
export async function compressFiles(dir: string, files: readonly string[]): Promise<number> {
  const known = new Set(files);
  const stale = files.filter((file) => /\.(?:gz|br)$/.test(file) && textFile.test(file.replace(/\.\w+$/, '')));
  const queue = [...known].filter((file) => textFile.test(file));
  const done = new Map<string, Promise<Compressed>>(); // x.html and x/index.html are the same bytes
  const written = new Set<string>();

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(path.join(dir, file));
      if (content.length <= smallestBytes) continue;
      const key = createHash('sha256').update(content).digest('hex');
      const compressed = done.get(key) ?? compress(content);
      done.set(key, compressed);
      for (const [extension, bytes] of Object.entries(await compressed)) {
        await writeFile(path.join(dir, `${file}.${extension}`), bytes);
        written.add(`${file}.${extension}`);
      }
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work)); // zlib runs in the thread pool
  await Promise.all(stale.filter((file) => !written.has(file)).map((file) => rm(path.join(dir, file))));
  return written.size / 2;
}
