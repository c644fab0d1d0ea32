/** Type guards for untrusted data. A schema library would be larger than the dialog. */

export type JsonObject = Record<string, unknown>;

/** Returns whether `value` is an object, but neither an array nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether `value` is a whole number from 0 up. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Returns whether `value` is an array whose elements all pass `isElement`. */
export function isListOf<T>(value: unknown, isElement: (element: unknown) => element is T): value is T[] {
  return Array.isArray(value) && value.every(isElement);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
