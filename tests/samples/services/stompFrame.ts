/** STOMP 1.2 frame (https://stomp.github.io/stomp-specification-1.2.html). */
export type StompFrame = { command: string; headers: Readonly<Record<string, string>>; body: string };

/** Parses a frame. Returns undefined for a heart-beat (an end of line between frames). Throws on a malformed frame. */
export function parseFrame(text: string): StompFrame | undefined {
  if (/^\r?\n*$/.test(text)) return undefined;
  const match = /^\n*([A-Z]+)\n((?:[^\n]+\n)*)\n([\s\S]*?)\0\n*$/.exec(text.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`no STOMP frame: ${JSON.stringify(text)}`);
  const headers: Record<string, string> = {};
  for (const line of (match[2] ?? '').split('\n').filter((part) => part !== '')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    headers[name] ??= unescape(line.slice(colon + 1)); // STOMP 1.2: the first of repeated headers applies
  }
  return { command: match[1] ?? '', headers, body: match[3] ?? '' };
}

const escapes: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

function unescape(text: string): string {
  return text.replaceAll(/\\[rnc\\]/g, (mark) => escapes[mark] ?? mark);
}

/** Formats a frame, including NUL. */
export function formatFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value.replaceAll(':', '\\c')}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}
