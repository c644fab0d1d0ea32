import { readFileSync } from 'node:fs';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions });

/** The version of a package that this repository pins; undefined when it has none. */
export function findInstalledVersion(name: string): string | undefined {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return dependencies[name] ?? devDependencies[name];
}
