/** Parses the fields of a form or a multipart form. The value of a file is its content. */
export function parseBody(contentType: string, body: Buffer): Record<string, unknown> {
  const text = body.toString('utf8');
  if (contentType.startsWith('application/x-www-form-urlencoded')) return parseForm(text);
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary !== undefined) return parseParts(text, boundary);
  return { [`(a body of type ${contentType || 'none'})`]: text };
}

/** Parses the fields of a query or a form. A repeated field becomes an array, which no schema here accepts. */
export function parseForm(text: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    fields[name] = name in fields ? [fields[name], value] : value;
  }
  return fields;
}

function parseParts(text: string, boundary: string): Record<string, unknown> {
  const parts = text.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...content] = part.replace(/^\r\n/, '').split('\r\n\r\n');
      const name = /\bname="?([^";\r\n]*)/.exec(head)?.[1] ?? '(a part without a name)'; // .NET omits the quotes
      return [name, content.join('\r\n\r\n').replace(/\r\n$/, '')];
    }),
  );
}
