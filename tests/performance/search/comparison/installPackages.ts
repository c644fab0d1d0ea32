import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import packages from './packages.json';

/** Imports an installed package. The caller declares its type. */
export type ImportPackage = (name: string) => Promise<unknown>;

/** Exact versions of the compared packages, by name. */
export const comparedVersions: Readonly<Record<string, string>> = packages.versions;

const manifestName = 'package.json';
const stampName = 'installed.json';
const importerName = 'import.mjs';

/** Scripts of packages are disabled, as everywhere in this project. Their dependencies are not newer than the list. */
const installArguments = [
  ...['install', '--before', packages.before, '--no-package-lock', '--ignore-scripts'],
  ...['--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'],
];

/**
 * Installs the compared libraries into `folder`, unless they are there, and returns their import function. They are not
 * dependencies of this project.
 */
export async function installPackages(folder: string): Promise<ImportPackage> {
  const stamp = path.join(folder, stampName);
  const wanted = JSON.stringify(packages);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, manifestName), JSON.stringify({ private: true, dependencies: packages.versions }));
    writeFileSync(path.join(folder, importerName), 'export const importPackage = (name) => import(name);\n');
    console.log(`installing ${Object.keys(packages.versions).join(', ')} into ${folder}`);
    execFileSync('npm', installArguments, { cwd: folder, stdio: 'inherit' });
    writeFileSync(stamp, wanted);
  }
  const importer = pathToFileURL(path.resolve(folder, importerName)).href;
  const { importPackage } = (await import(importer)) as { importPackage: ImportPackage };
  return importPackage;
}
