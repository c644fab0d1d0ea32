/** Whether a parsed YAML or JSON value is a mapping, not a list or a scalar. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
