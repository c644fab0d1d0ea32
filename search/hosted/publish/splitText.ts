/** A run of text for one attribute of a record. */
export type TextRun = { attribute: 'content' | 'code'; text: string };

/** Bytes of `text` inside a JSON document. */
export function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2; // without the quotes
}

/** Cuts one line into pieces of at most `maxBytes`, between characters. */
function cutLine(line: string, maxBytes: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const added = jsonBytes(character);
    if (bytes + added > maxBytes) {
      pieces.push(piece);
      [piece, bytes] = ['', 0];
    }
    piece += character;
    bytes += added;
  }
  return [...pieces, piece];
}

/**
 * Distributes lines over parts of at most `maxBytes` each, in order. A passage, which is one line, stays whole unless
 * it is larger than a part. There is always one part, if an empty one.
 */
export function splitText(runs: readonly TextRun[], maxBytes: number): TextRun[][] {
  const parts: TextRun[][] = [[]];
  let left = maxBytes;
  for (const { attribute, text } of runs) {
    const lines = text.split('\n').flatMap((line) => (jsonBytes(line) > maxBytes ? cutLine(line, maxBytes) : [line]));
    for (const line of lines.filter((line) => line !== '')) {
      const separatorBytes = 2; // \n
      const bytes = jsonBytes(line) + separatorBytes;
      if (bytes - separatorBytes > left) {
        parts.push([]);
        left = maxBytes;
      }
      const part = parts[parts.length - 1] ?? [];
      const last = part[part.length - 1];
      if (last?.attribute === attribute) last.text += `\n${line}`;
      else part.push({ attribute, text: line });
      left -= bytes;
    }
  }
  return parts;
}
