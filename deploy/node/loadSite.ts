import { readFile, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Site } from './answerAddress';

export type ServedSite = Site & {
  dir: string;
  headers: Readonly<Record<string, string>>;
  /** Media type by file extension, without the dot. */
  mediaTypes: ReadonlyMap<string, string>;
};

const headersFile = z.record(z.string(), z.string());
const addressesFile = z.record(z.string(), z.string());

/** Parses `types { "type" extension…; }` of nginx. */
function parseMediaTypes(config: string): Map<string, string> {
  return new Map(
    [...config.matchAll(/^\s*"([^"]+)"\s+([\w ]+);/gm)].flatMap(([, type = '', extensions = '']) =>
      extensions.split(/\s+/).map((extension) => [extension, type] as const),
    ),
  );
}

async function loadJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Returns the paths of all files below `folder` of `dir`, relative to `dir`. */
async function listFiles(dir: string, folder = ''): Promise<string[]> {
  const top = path.join(dir, folder);
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(folder, path.relative(top, path.join(entry.parentPath, entry.name))))
    .map((file) => file.split(path.sep).join('/'));
}

/**
 * Loads the names of the build's files, and headers and addresses from `<build>.serving/`. Throws when the site is not
 * built.
 */
export async function loadSite(buildDir: string): Promise<ServedSite> {
  const dir = await realpath(buildDir); // a release, when `buildDir` is a link to it
  const addresses = addressesFile.parse(await loadJson(path.join(`${dir}.serving`, 'addresses.json')));
  // In a deployed release assets/ is a link, which `readdir` does not follow.
  const files = [...(await listFiles(dir)), ...(await listFiles(dir, 'assets'))];
  return {
    dir,
    files: new Set(files),
    addresses: new Map(Object.entries(addresses)),
    headers: headersFile.parse(await loadJson(path.join(`${dir}.serving`, 'headers.json'))),
    mediaTypes: parseMediaTypes(await readFile(path.join(__dirname, '..', 'nginx', 'types.conf'), 'utf8')),
  };
}
