import { statSync } from 'node:fs';
import path from 'node:path';
import { manifestPath } from '../protocol/manifest';
import type { LogEntry } from './createSearchServer';
import type { LoadedIndex } from './loadIndex';

/** `get` gives the newest index that could be loaded; `stop` ends the looking. */
export type FollowedIndex = { get: () => LoadedIndex; stop: () => void };

type FollowOptions = {
  buildDir: string;
  load: (buildDir: string) => LoadedIndex;
  intervalMs?: number;
  log: (entry: LogEntry) => void;
};

/** What could not be loaded, how often it was looked at, and why. */
type Failures = { of: string; looks: number; error: string };

/** Loading keeps callers waiting: what has failed is tried again at the first, second, fourth, eighth … look. */
function isPause(failures: Failures | undefined): boolean {
  if (!failures) return false;
  failures.looks += 1;
  return (failures.looks & (failures.looks - 1)) !== 0;
}

/** What changes when a deployment replaces the file; the same while there is none. */
function describeFile(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : 'none';
}

/**
 * The index in `buildDir`, loaded anew when a deployment has changed its manifest; an index that cannot be loaded
 * leaves the one before it in place. Polls: file events do not come through network file systems and replaced folders.
 * Throws when there is no index to begin with.
 */
export function followIndex({ buildDir, load, intervalMs = 2000, log }: FollowOptions): FollowedIndex {
  const manifest = path.join(buildDir, manifestPath);
  // Described before it is loaded: what changes while it is loading is noticed by the first look.
  let known = describeFile(manifest);
  let current = load(buildDir);
  let failures: Failures | undefined;
  const timer = setInterval(() => {
    try {
      const found = describeFile(manifest);
      if (found !== failures?.of) failures = undefined;
      if (found === known || isPause(failures)) return;
      failures ??= { of: found, looks: 0, error: '' };
      const next = load(buildDir);
      known = found; // not before: files may still be on their way when the manifest is there
      if (next.version === current.version) return;
      current = next;
      log({ event: 'index loaded', version: next.version, sections: next.sectionCount });
    } catch (error) {
      const message = String(error);
      if (failures?.error !== message) log({ event: 'index not loaded; the one before it answers', error: message });
      failures = { of: failures?.of ?? '', looks: failures?.looks ?? 0, error: message };
    }
  }, intervalMs);
  return {
    get: () => current,
    stop: () => {
      clearInterval(timer);
    },
  };
}
