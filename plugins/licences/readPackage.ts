import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export type ShippedPackage = {
  name: string;
  version: string;
  /** SPDX expression from package.json. */
  licence: string;
  /** Home page or repository URL, if any. */
  address: string | undefined;
  /** License and notice texts, with `\n` line endings and without surrounding blank lines. */
  texts: readonly string[];
};

type Manifest = {
  name?: unknown;
  version?: unknown;
  license?: unknown;
  licenses?: unknown;
  homepage?: unknown;
  repository?: unknown;
};

const textFile = /^(?:licen[cs]e|copying|notice|third[-_ ]?party)[^/]*$/i;

/** Short repository forms: `github:a/b`, `a/b` (npm documentation of package.json). */
const shortRepository = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/;
const hosts = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' } as const;

/** Returns the value of `key` if `value` is an object with that key, else `value`: `{ "type": "MIT" }`, `"MIT"`. */
function unwrap(value: unknown, key: 'type' | 'url'): string | undefined {
  const inner = value instanceof Object && key in value ? (value as Record<string, unknown>)[key] : value;
  return typeof inner === 'string' && inner.trim() !== '' ? inner.trim() : undefined;
}

function findLicence({ license, licenses }: Manifest): string | undefined {
  const older: unknown[] = Array.isArray(licenses) ? licenses : [licenses];
  const identifiers = older.map((entry) => unwrap(entry, 'type')).filter((entry) => entry !== undefined);
  const several = identifiers.length > 1 ? `(${identifiers.join(' OR ')})` : identifiers[0];
  return unwrap(license, 'type') ?? several;
}

function findAddress({ homepage, repository }: Manifest): string | undefined {
  if (typeof homepage === 'string' && URL.canParse(homepage)) return homepage;
  const url = unwrap(repository, 'url');
  if (url === undefined) return undefined;
  const [, host = 'github', place] = shortRepository.exec(url) ?? [];
  if (place !== undefined) return `https://${hosts[host as keyof typeof hosts]}/${place}`;
  const web = url
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^git:/, 'https:')
    .replace(/\.git$/, '');
  return URL.canParse(web) ? web : undefined;
}

/** Normalizes a text: `\n` line endings, no byte order mark, no surrounding blank lines. */
export function cleanText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');
}

function readTexts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && textFile.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => cleanText(readFileSync(path.join(folder, name), 'utf8')))
    .filter((text) => text !== '');
}

/**
 * Reads the metadata of the package in `folder`. `licence` is `''` and `texts` is `[]` when missing. Throws when there
 * is no package.
 */
export function readPackage(folder: string): ShippedPackage {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file))
    throw new Error(`licences: no ${file}: run npm ci, or take the package out of plugins/licences/declared.ts`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { name, version } = manifest;
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error(`licences: ${file} has no name or version`);
  const licence = findLicence(manifest) ?? '';
  return { name, version, licence, address: findAddress(manifest), texts: readTexts(folder) };
}
