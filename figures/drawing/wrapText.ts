import { type TextStyle, measureText } from './measureText';
import { splitPieces } from './splitPieces';

const goodBreak = /[、，。；：！？）]\s*$/u; // a line may well end here
const latinBreak = /[\p{Script=Latin}\p{N}]\s$/u; // names of several words should stay together
const breakCostEm = { good: 0, normal: 1, latin: 2.5 };

const tolerancePx = 0.01; // sums of widths differ in their last digit

/** The width of a line as seen: the mark at its end fills the left half of its square only. */
function measureInk(line: string, style: TextStyle): number {
  const text = line.trim();
  return measureText(text, style) - (/[、，。；：]$/u.test(text) ? style.sizePx / 2 : 0);
}

/** Where a path or an identifier may be broken: after its separators, those of a date excepted. */
const splitParts = (piece: string): string[] =>
  piece.split(/(?<=[\p{L}\p{N}][/_.-]|[{,:])(?<!\d-(?=\d))(?=[^/_.\s-])/u);

/** A quantity apart from its unit. */
const splitSpaces = (piece: string): string[] => piece.split(/(?<=\s)/u);

/** Names apart from the marks of program text around them. */
const splitMarks = (piece: string): string[] => piece.split(/(?<=[{}"=()[\]])(?=[\p{L}\p{N}])|(?=[{}"=()[\]])/u);

/** Breaks what cannot stand on a line of its own: after separators, or else between any two characters. */
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

/** Fewest lines first, then the most even ones with the best breaks: dynamic programming from the end backwards. */
function wrapParagraph(text: string, width: number, style: TextStyle): string[] {
  const pieces = splitPieces(text).flatMap((piece) => splitLongPiece(piece, width, style));
  const best: Wrapping[] = [];
  best[pieces.length] = { lines: [], cost: 0 };
  const perLine = 1000; // outweighs every unevenness
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
 * `text` in lines of at most `width` pixels, as few and as even as possible. Lines break between words, Chinese ones
 * too, never before closing or after opening punctuation; a line feed in `text` always breaks.
 */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), width, style));
}

/** The width below which a word of `text` would have to be broken. */
export function measureLongestWord(text: string, style: TextStyle): number {
  const pieces = text.split('\n').flatMap(splitPieces);
  return Math.ceil(Math.max(0, ...pieces.map((piece) => measureText(piece.trim(), style))));
}

/** The width below which even a part of a path or an identifier in `text` would have to be broken. */
export function measureLongestPart(text: string, style: TextStyle): number {
  const parts = text.split('\n').flatMap(splitPieces).flatMap(splitParts);
  return Math.ceil(Math.max(0, ...parts.map((part) => measureText(part.trim(), style))));
}
