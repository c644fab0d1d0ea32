import { execFileSync } from 'node:child_process';

const day = /^\d{4}-\d\d-\d\d$/;

/**
 * Finds the date that the edition shows. It is the date of the last commit, not of the build, so that builds are
 * reproducible. `SOURCE_DATE_EPOCH` (reproducible-builds.org) overrides it. Returns undefined without both.
 */
export function findCopyDate(siteDir: string, environment: NodeJS.ProcessEnv): string | undefined {
  const epoch = environment.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== '') return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cs'], { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' });
    return day.test(date.trim()) ? date.trim() : undefined;
  } catch {
    return undefined;
  }
}
