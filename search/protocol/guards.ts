/** Small hand-written guards for data that crosses a border; a schema library would weigh more than the dialog. */

export type JsonObject = Record<string, unknown>;

/** Whether `value` is an object with named members (no list, no null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether `value` is a whole number from 0 up. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Whether `value` is a list whose every element passes `isElement`. */
export function isListOf<T>(value: unknown, isElement: (element: unknown) => element is T): value is T[] {
  return Array.isArray(value) && value.every(isElement);
}

/** Whether `value` is a string. */
export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether `value` is true or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
