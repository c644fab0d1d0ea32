/**
 * Fault in a facts file, with an instruction. `file` is relative to the repository. `key` is the key of a fact, or
 * empty.
 */
export type Fault = { file: string; key: string; message: string };

/** Error with all faults of the facts, one per line. */
export class FactsError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    const lines = faults.map(({ file, key, message }) => `${file}${key === '' ? '' : ` ${key}`}: ${message}`);
    super([...new Set(lines)].join('\n'));
    this.name = 'FactsError';
  }
}
