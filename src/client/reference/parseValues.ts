/** Values by name. */
export type Values = Record<string, string>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses stored values. Ignores everything that is not a text. */
export function parseValues(text: string | null): Record<string, Values> {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (!isRecord(data)) return {};
  const texts = (values: Record<string, unknown>): Values =>
    Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  return Object.fromEntries(
    Object.entries(data).flatMap(([area, values]) => (isRecord(values) ? [[area, texts(values)]] : [])),
  );
}
