import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const sampleEveryMs = 100;

/** Returns the peak resident memory of a process in MB (`VmHWM` of proc(5)), 0 when it has ended. */
function peakMemoryMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Measures seconds and peak memory (MB) of a cold production build. Throws when the build fails. */
export async function measureBuild(): Promise<{ seconds: number; peakMb: number }> {
  const start = performance.now();
  const build = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = build;
  if (pid === undefined) throw new Error('the build does not start');
  let peakMb = 0;
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, peakMemoryMb(pid))), sampleEveryMs);
  const [exitCode] = (await once(build, 'exit')) as [number | null];
  clearInterval(sampling);
  if (exitCode !== 0) throw new Error(`the build failed (${String(exitCode)})`);
  return { seconds: (performance.now() - start) / 1000, peakMb };
}
