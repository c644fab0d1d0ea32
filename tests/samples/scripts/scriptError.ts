/** An error as the functions of the runtime reject with it. */
export type ScriptError = Error & { code?: number; status?: number };

/** An error with what the runtime adds to it: a name, the code of the product, the status of a reply. */
export function buildError(message: string, details: { name?: string; code?: number; status?: number }): ScriptError {
  return Object.assign(new Error(message), details);
}

/** Whatever was thrown, as a line of text. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
