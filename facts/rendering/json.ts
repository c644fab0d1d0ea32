/** Maximum number of characters of a list on one line. */
const maxInlineChars = 80;

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** Renders JSON with two spaces of indentation and short lists of scalars on one line. */
export function renderJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isScalar)) {
      const text = `[${value.map((item: unknown) => renderJson(item)).join(', ')}]`;
      if (text.length <= maxInlineChars) return text;
    }
    const items = value.map((item: unknown) => deeper + renderJson(item, deeper));
    return value.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${renderJson(item, deeper)}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}
