import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const textFile = /\.(?:css|csv|html|js|json|map|md|mjs|svg|txt|webmanifest|xml|yaml)$/;
const smallestBytes = 512; // below this, the header costs more than the saving
/**
 * Size above which quality is reduced. For the manual's packs and llms-full.txt the best quality takes three times as
 * long and saves 4 %.
 */
const largeBytes = 1_000_000;

const formats = {
  gz: {
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
  br: {
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (content.length > largeBytes ? 1 : 0),
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
};
type Format = keyof typeof formats;

/** Version of the compressors, because other versions produce other bytes. */
const cacheVersion = [
  1, // increment when `formats` changes
  process.versions.zlib,
  process.versions.brotli,
].join('-');

/** Compresses `content`, or returns the bytes in `cacheFile` when they decompress to it. */
async function compress(content: Buffer, format: Format, cacheFile: string): Promise<Buffer> {
  try {
    const cached = await readFile(cacheFile);
    if (content.equals(await formats[format].decompress(cached))) return cached;
  } catch {
    // No entry, or a damaged one.
  }
  const compressed = await formats[format].compress(content);
  await writeFile(cacheFile, compressed);
  return compressed;
}

/**
 * Writes `x.gz` and `x.br` for every large enough text file of `files` in `dir`. Deletes stale compressed files. The
 * output is reproducible. Reuses and prunes the files in `cacheDir`. Returns the number of compressed files.
 */
export async function compressFiles(dir: string, files: readonly string[], cacheDir: string): Promise<number> {
  const known = new Set(files);
  const stale = files.filter((file) => /\.(?:gz|br)$/.test(file) && textFile.test(file.replace(/\.\w+$/, '')));
  const queue = [...known].filter((file) => textFile.test(file));
  const done = new Map<string, Promise<Buffer>>(); // x.html and x/index.html are the same bytes
  const written = new Set<string>();
  await mkdir(cacheDir, { recursive: true });

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = await readFile(path.join(dir, file));
      if (content.length <= smallestBytes) continue;
      const hash = createHash('sha256').update(cacheVersion).update(content).digest('hex');
      const formatNames = Object.keys(formats) as Format[];
      const all = formatNames.map((format) => {
        const name = `${hash}.${format}`;
        const compressed = done.get(name) ?? compress(content, format, path.join(cacheDir, name));
        done.set(name, compressed);
        return compressed.then((bytes) => writeFile(path.join(dir, `${file}.${format}`), bytes));
      });
      await Promise.all(all);
      for (const format of formatNames) written.add(`${file}.${format}`);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work)); // zlib runs in the thread pool
  await Promise.all(stale.filter((file) => !written.has(file)).map((file) => rm(path.join(dir, file))));
  const unused = (await readdir(cacheDir)).filter((name) => !done.has(name));
  await Promise.all(unused.map((name) => rm(path.join(cacheDir, name))));
  return written.size / 2;
}
