import { type TextStyle, measureText } from './measureText';
import { splitPieces } from './splitPieces';

const goodBreak = /[、，。；：！？）]\s*$/u; // a line may well end here
const latinBreak = /[\p{Script=Latin}\p{N}]\s$/u; // names of several words should stay together
const breakCostEm = { good: 0, normal: 1, latin: 2.5 };

const tolerancePx = 0.01; // sums of widths differ in their last digit

/** Breaks what cannot stand on a line of its own between any two characters. */
function splitLongPiece(piece: string, width: number, style: TextStyle): string[] {
  if (measureText(piece.trimEnd(), style) <= width + tolerancePx) return [piece];
  const parts: string[] = [''];
  for (const character of piece) {
    const grown = (parts.at(-1) ?? '') + character;
    if (grown === character || measureText(grown.trimEnd(), style) <= width) parts[parts.length - 1] = grown;
    else parts.push(character);
  }
  return parts;
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
      const lineWidth = measureText(line.trim(), style);
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
