import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median';

const rounds = 3;
const pageBytes = 4096;
const freshPages = 1 << 14;
const steps = 1e8;
const stepsAtOnce = 1e5;
const readPlaces = 1 << 21; // 8 MB, about what a search worker holds
const reads = 30_000;
const readRounds = 50;
/** Between keys, of somebody who types twice as fast as a good typist. */
export const keyPauseMs = 50;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const medianOf = (work: () => void): number => median(Array.from({ length: rounds }, () => timed(work)));

/** Writes into memory that the process has not used yet, once a page: each write makes the system find one. */
function touchFreshPages(): void {
  const memory = new Uint8Array(freshPages * pageBytes);
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
}

function calculate(from: number): number {
  let sum = from;
  for (let count = 0; count < stepsAtOnce; count += 1) sum = (Math.imul(sum, 3) + count) | 0;
  return sum;
}

/** In short pieces, so that all of them but the first ones run compiled. */
function calculateAll(): void {
  let sum = 0;
  for (let done = 0; done < steps; done += stepsAtOnce) sum = calculate(sum);
  if (sum === 1) console.log(sum); // so that the sum is wanted
}

/** Each place depends on what stood at the one before. */
function readAtRandom(memory: Uint32Array, seed: number): number {
  let found = seed;
  for (let count = 0; count < reads; count += 1) {
    found = (Math.imul(found, 1_664_525) + (memory[found >>> 11] ?? 0)) >>> 0;
  }
  return found;
}

/** How long that takes, at once after the last time or after a pause, in which the processor's caches may be lost. */
async function measureReads(memory: Uint32Array, afterPause: boolean): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < readRounds; round += 1) {
    if (afterPause) await wait(keyPauseMs);
    times.push(timed(() => (memory[0] = readAtRandom(memory, round + 1))));
  }
  return median(times);
}

/**
 * What times depend on beside the code, so that figures of two days or machines can be compared: processors, a loop
 * that only calculates, a page of fresh memory, and reading after a pause. A browser that starts a worker asks for
 * thousands of such pages; on a computer of its own one takes well below a microsecond, on some virtual machines more
 * than ten. What a pause costs is added to each key of somebody who types.
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
    `${reads} reads in 8 MB ${readMs.toFixed(1)} ms, after ${keyPauseMs} ms of rest ${laterMs.toFixed(1)} ms`
  );
}
