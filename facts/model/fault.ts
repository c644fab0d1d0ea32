/**
 * Something wrong in a facts file, as an instruction. `file` is relative to the repository; `key` is a fact's key or
 * ''.
 */
export type Fault = { file: string; key: string; message: string };

/** All that is wrong with the facts, one line each. */
export class FactsError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const lines = faults.map(({ file, key, message }) => `${file}${key === '' ? '' : ` ${key}`}: ${message}`);
    super([...new Set(lines)].join('\n'));
    this.name = 'FactsError';
  }
}
