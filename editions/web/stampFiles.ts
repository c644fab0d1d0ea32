import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

const versionFile = 'version.json';

/** Earliest time of a file, and the range of times, in seconds. All are in the past. */
const firstTimeS = 1_000_000_000;
const rangeS = 500_000_000;

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Sets the modification time of a file to a value derived from its content. Returns the hash of the content. */
async function setTime(file: string): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest();
  const timeS = firstTimeS + (hash.readUInt32BE() % rangeS);
  await utimes(file, timeS, timeS);
  return hash;
}

/** Returns hash and date of the commit. Undefined without git, for example in a container. */
function findCommit(siteDir: string): { commit?: string; date?: string } {
  try {
    const options = { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' } as const;
    const [commit, date] = execFileSync('git', ['log', '-1', '--format=%H %cI'], options).trim().split(' ');
    return { commit, date };
  } catch {
    return {};
  }
}

/**
 * Writes `version.json` with an id of the build, and derives the times of all files from their content. Servers compute
 * ETags from time and size: without this, a new build or another machine would make browsers download unchanged files.
 */
export async function stampFiles({ siteDir, buildDir }: { siteDir: string; buildDir: string }): Promise<void> {
  const hash = createHash('sha256');
  for (const file of await listFiles(buildDir))
    if (file !== versionFile) hash.update(file).update(await setTime(path.join(buildDir, file)));
  const build = hash.digest('hex').slice(0, 12);
  await writeFile(path.join(buildDir, versionFile), `${JSON.stringify({ build, ...findCommit(siteDir) }, null, 2)}\n`);
  await setTime(path.join(buildDir, versionFile));
  console.log(`${buildDir}: build ${build}`);
}
