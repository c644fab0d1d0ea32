/** Starts the search worker; the bundler makes a script of its own from the entry it names. */
export function startSearchWorker(): Worker {
  return new Worker(new URL('./entry.ts', import.meta.url));
}
