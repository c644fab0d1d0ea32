import { availableParallelism, cpus } from 'node:os';
import { median } from './median';

const rounds = 3;
const pageBytes = 4096;
const freshPages = 1 << 14;
const steps = 1e8;
const stepsAtOnce = 1e5;

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

/**
 * What times depend on beside the code, so that figures of two days or machines can be compared: processors, a loop
 * that only calculates, and a page of fresh memory. A browser that starts a worker asks for thousands of those; on a
 * computer of its own one takes well below a microsecond, on some virtual machines more than ten.
 */
export function describeMachine(): string {
  const loopMs = medianOf(calculateAll);
  const pageUs = (medianOf(touchFreshPages) * 1000) / freshPages;
  const model = cpus()[0]?.model ?? 'unknown processor';
  return `${availableParallelism()} x ${model}; 100 million steps ${loopMs.toFixed(0)} ms; a fresh page of memory ${pageUs.toFixed(1)} µs`;
}
