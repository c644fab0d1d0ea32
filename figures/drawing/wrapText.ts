import { type TextStyle, measureText } from './measureText';
import { splitPieces } from './splitPieces';

const goodBreak = /[、，。；：！？）]\s*$/u; // preferred end of a line
const latinBreak = /[\p{Script=Latin}\p{N}]\s$/u; // keeps names of several words together
const breakCostEm = { good: 0, normal: 1, latin: 2.5 };

const tolerancePx = 0.01; // floating-point error of summed widths

/** Returns the visible width of a line. A full-width mark at its end fills only the left half of its square. */
function measureInk(line: string, style: TextStyle): number {
  const text = line.trim();
  return measureText(text, style) - (/[、，。；：]$/u.test(text) ? style.sizePx / 2 : 0);
}

/** Splits paths and identifiers after their separators, but keeps dates whole. */
const splitParts = (piece: string): string[] =>
  piece.split(/(?<=[\p{L}\p{N}][/_.-]|[{,:])(?<!\d-(?=\d))(?=[^/_.\s-])/u);

const splitSpaces = (piece: string): string[] => piece.split(/(?<=\s)/u);

/** Separates names from the punctuation of program code. */
const splitMarks = (piece: string): string[] => piece.split(/(?<=[{}"=()[\]])(?=[\p{L}\p{N}])|(?=[{}"=()[\]])/u);

/** Breaks a piece that is wider than a line: after separators, otherwise between any two characters. */
function splitLongPiece(piece: string, width: number, style: TextStyle): string[] {
  const fits = (text: string): boolean => measureInk(text, style) <= width + tolerancePx;
  if (fits(piece)) return [piece];
  const lines: string[] = [''];
  const splits = [splitSpaces, splitParts, splitMarks, (text: string) => [...text]];
  const parts = splits.reduce((texts, split) => texts.flatMap((text) => (fits(text) ? [text] : split(text))), [piece]);
  for (const part of parts) {
    const grown = (lines.at(-1) ?? '') + part;
    if (grown === part || fits(grown)) lines[lines.length - 1] = grown;
    else lines.push(part);
  }
  return lines;
}

function measureBreak(piece: string): number {
  if (goodBreak.test(piece)) return breakCostEm.good;
  return latinBreak.test(piece) ? breakCostEm.latin : breakCostEm.normal;
}

type Wrapping = { lines: string[]; cost: number };

/** Minimises the number of lines, then unevenness and bad breaks, by dynamic programming from the end. */
function wrapParagraph(text: string, width: number, style: TextStyle): string[] {
  const pieces = splitPieces(text).flatMap((piece) => splitLongPiece(piece, width, style));
  const best: Wrapping[] = [];
  best[pieces.length] = { lines: [], cost: 0 };
  const perLine = 1000; // larger than any unevenness
  for (let start = pieces.length - 1; start >= 0; start -= 1) {
    let line = '';
    for (let next = start + 1; next <= pieces.length; next += 1) {
      const piece = pieces[next - 1] ?? '';
      line += piece;
      const lineWidth = measureInk(line, style);
      if (next > start + 1 && lineWidth > width + tolerancePx) break;
      const rest = best[next];
      if (!rest) continue;
      const unevenness = Number.isFinite(width) ? ((width - lineWidth) / style.sizePx) ** 2 : 0;
      const cost = perLine + unevenness + (rest.lines.length > 0 ? measureBreak(piece) : 0) + rest.cost;
      if (cost < (best[start]?.cost ?? Infinity)) best[start] = { lines: [line.trim(), ...rest.lines], cost };
    }
  }
  return best[0]?.lines ?? [];
}

/**
 * Wraps `text` into lines of at most `width` pixels, as few and as even as possible. Lines break between words, also
 * Chinese ones, never before closing or after opening punctuation. A line feed in `text` always breaks.
 */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, style));
}

/** Returns the minimum width at which no word of `text` is broken. */
export function measureLongestWord(text: string, style: TextStyle): number {
  const pieces = text.split('\n').flatMap(splitPieces);
  return Math.ceil(Math.max(0, ...pieces.map((piece) => measureText(piece.trim(), style))));
}

/** Returns the minimum width at which no part of a path or an identifier in `text` is broken. */
export function measureLongestPart(text: string, style: TextStyle): number {
  const parts = text.split('\n').flatMap(splitPieces).flatMap(splitParts);
  return Math.ceil(Math.max(0, ...parts.map((part) => measureText(part.trim(), style))));
}
