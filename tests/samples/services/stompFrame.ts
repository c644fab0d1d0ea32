/** STOMP 1.2 frames (https://stomp.github.io/stomp-specification-1.2.html), as much as the stand-in server needs. */
export type StompFrame = { command: string; headers: Readonly<Record<string, string>>; body: string };

/** Parses one frame; undefined for a heart-beat (an end of line between frames). Throws when it is malformed. */
export function parseFrame(text: string): StompFrame | undefined {
  if (/^\r?\n*$/.test(text)) return undefined;
  const match = /^\n*([A-Z]+)\n((?:[^\n]+\n)*)\n([\s\S]*?)\0\n*$/.exec(text.replaceAll('\r\n', '\n'));
  if (!match) throw new Error(`no STOMP frame: ${JSON.stringify(text)}`);
  const headers: Record<string, string> = {};
  for (const line of (match[2] ?? '').split('\n').filter((part) => part !== '')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    headers[name] ??= unescape(line.slice(colon + 1)); // the first of repeated headers counts
  }
  return { command: match[1] ?? '', headers, body: match[3] ?? '' };
}

const escapes: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };

function unescape(text: string): string {
  return text.replaceAll(/\\[rnc\\]/g, (mark) => escapes[mark] ?? mark);
}

/** A frame as text, NUL included. */
export function formatFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value.replaceAll(':', '\\c')}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}
