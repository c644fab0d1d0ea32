/**
 * A file of the index is not what the manifest promised: damaged, cut short, of another version, or not ours at all.
 */
export class MalformedFileError extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'MalformedFileError';
  }
}
