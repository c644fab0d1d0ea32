import { readFileSync } from 'node:fs';
import * as z from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions });

/** Returns the version of a package in package.json, undefined when it is not a dependency. */
export function findInstalledVersion(name: string): string | undefined {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  return dependencies[name] ?? devDependencies[name];
}
