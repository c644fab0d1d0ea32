import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median';

const rounds = 3;
const pageBytes = 4096;
const freshPages = 1 << 14;
const steps = 1e8;
const stepsAtOnce = 1e5;
const readPlaces = 1 << 21; // 8 MB, about the memory of a search worker
const reads = 30_000;
const readRounds = 50;
/** Pause between keystrokes, half that of a good typist. */
export const keyPauseMs = 50;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const medianOf = (work: () => void): number => median(Array.from({ length: rounds }, () => timed(work)));

/** Writes once into each page of new memory. Each write causes a page fault. */
function touchFreshPages(): void {
  const memory = new Uint8Array(freshPages * pageBytes);
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
}

function calculate(from: number): number {
  let sum = from;
  for (let count = 0; count < stepsAtOnce; count += 1) sum = (Math.imul(sum, 3) + count) | 0;
  return sum;
}

/** Runs the loop in short pieces. All but the first ones run as optimized code. */
function calculateAll(): void {
  let sum = 0;
  for (let done = 0; done < steps; done += stepsAtOnce) sum = calculate(sum);
  if (sum === 1) console.log(sum); // prevents dead code elimination
}

/** Reads at random positions. Each position depends on the value at the previous one. */
function readAtRandom(memory: Uint32Array, seed: number): number {
  let found = seed;
  for (let count = 0; count < reads; count += 1) {
    found = (Math.imul(found, 1_664_525) + (memory[found >>> 11] ?? 0)) >>> 0;
  }
  return found;
}

/** Measures random reads, without or after a pause, in which the processor's caches may be evicted. */
async function measureReads(memory: Uint32Array, afterPause: boolean): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < readRounds; round += 1) {
    if (afterPause) await wait(keyPauseMs);
    times.push(timed(() => (memory[0] = readAtRandom(memory, round + 1))));
  }
  return median(times);
}

/**
 * Describes the speed of the machine to compare measurements of different days or machines: processors, a calculating
 * loop, page faults, and reads after a pause. A browser that starts a worker causes thousands of page faults. One takes
 * less than a microsecond on a physical machine and more than ten on some virtual machines. The cost of a pause applies
 * to each keystroke.
 */
export async function describeMachine(): Promise<string> {
  const loopMs = medianOf(calculateAll);
  const pageUs = (medianOf(touchFreshPages) * 1000) / freshPages;
  const memory = Uint32Array.from({ length: readPlaces }, (_, place) => Math.imul(place, 2_654_435_761));
  const readMs = await measureReads(memory, false);
  const laterMs = await measureReads(memory, true);
  const model = cpus()[0]?.model ?? 'unknown processor';
  return (
    `${availableParallelism()} x ${model}; 100 million steps ${loopMs.toFixed(0)} ms; ` +
    `a fresh page of memory ${pageUs.toFixed(1)} µs; ` +
    `${reads} reads in 8 MB ${readMs.toFixed(1)} ms, after ${keyPauseMs} ms idle ${laterMs.toFixed(1)} ms`
  );
}
