import { boldWidths, monoWidth, regularWidths } from './characterWidths';

export type TextStyle = { sizePx: number; bold?: boolean; mono?: boolean };

const firstInTable = 0x20;
const latin1 = /[\u00a0-\u024f\u2013\u2212]/; // °, ², ·, ×, –, −
const latin1Width = 84; // maximum in the measured fonts
const fullWidth = 100; // Chinese characters and punctuation, ①, →
const wideSymbols = /[℃℉]/; // wider than their em in DejaVu Sans
const wideSymbolWidth = 122;

function findWidth(character: string, { bold, mono }: TextStyle): number {
  const code = character.codePointAt(0) ?? 0;
  if (wideSymbols.test(character)) return wideSymbolWidth;
  if (mono && (code < 0x2e80 || code > 0xffef)) return monoWidth;
  if (latin1.test(character)) return latin1Width;
  return (bold ? boldWidths : regularWidths)[code - firstInTable] ?? fullWidth;
}

/** Returns the maximum width of `text` in pixels over the fonts that may display it. */
export function measureText(text: string, style: TextStyle): number {
  const hundredths = [...text].reduce((sum, character) => sum + findWidth(character, style), 0);
  return (hundredths * style.sizePx) / 100;
}
