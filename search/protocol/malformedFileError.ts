/** A file of the index does not match the manifest: damaged, truncated, of another version, or not an index file. */
export class MalformedFileError extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'MalformedFileError';
  }
}
