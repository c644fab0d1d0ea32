/** Text for one attribute of a record. */
export type TextRun = { attribute: 'content' | 'code'; text: string };

/** Returns the number of bytes of `text` in JSON. */
export function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2; // without the quotes
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Characters after which a line may be cut: spaces and punctuation. */
const wordEnd = /^[\s。！？；：，、.!?;:,]$/;

/**
 * Splits a line into units that stay whole: an entity, or a character with all its marks (each code point of one that
 * is too long).
 */
function splitCharacters(line: string, maxBytes: number): string[] {
  return line.split(/(&(?:amp|lt|gt);)/).flatMap((text, index) => {
    if (index % 2 === 1) return [text];
    const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
    return characters.flatMap((character) => (jsonBytes(character) > maxBytes ? [...character] : [character]));
  });
}

/**
 * Cuts one line of escaped text into pieces of at most `maxBytes`, after a word if one ends in the second half of the
 * piece.
 */
function cutLine(line: string, maxBytes: number): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let bytes = 0;
  for (const character of splitCharacters(line, maxBytes)) {
    const added = jsonBytes(character);
    while (bytes + added > maxBytes) {
      const lastEnd = piece.findLastIndex((before) => wordEnd.test(before)) + 1;
      const end = lastEnd > piece.length / 2 ? lastEnd : piece.length;
      pieces.push(piece.slice(0, end).join(''));
      piece = piece.slice(end);
      bytes = jsonBytes(piece.join(''));
    }
    piece.push(character);
    bytes += added;
  }
  return [...pieces, piece.join('')];
}

/**
 * Distributes lines of escaped text over parts of at most `maxBytes` each, in order. A line stays whole unless it is
 * larger than a part. Returns at least one part, which may be empty.
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
