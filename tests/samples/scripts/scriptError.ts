/** Error with which functions of the runtime reject. */
export type ScriptError = Error & { code?: number; status?: number };

/** Builds an error with an optional name, product error code and HTTP status. */
export function buildError(message: string, details: { name?: string; code?: number; status?: number }): ScriptError {
  return Object.assign(new Error(message), details);
}

/** Describes a thrown value in a line of text. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
