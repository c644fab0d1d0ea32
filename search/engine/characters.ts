/**
 * Kinds of characters in folded text. As ranges: a regular expression with Unicode properties would be compiled into
 * 20 KB for older engines.
 */
export type CharacterKind = 'han' | 'latin' | 'other';

type UnitRange = readonly [first: number, last: number];

/** Han characters. Surrogate halves count as Han: rare Han characters and emoji, which stand for themselves. */
const hanRanges: readonly UnitRange[] = [
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x303b, 0x303b],
  [0x3400, 0x9fff],
  [0xd800, 0xdfff],
  [0xf900, 0xfaff],
];

/** Punctuation, signs and spaces beyond ASCII. Letter-like signs (℃, Ω) and numbers in circles are not among them. */
const signRanges: readonly UnitRange[] = [
  [0x80, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x20ff],
  [0x2150, 0x245f],
  [0x2500, 0x2bff],
  [0x3000, 0x3004],
  [0x3008, 0x3030],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe6f],
  [0xfeff, 0xff0f],
  [0xff5f, 0xff65],
  [0xffe0, 0xffff],
];

function isIn(ranges: readonly UnitRange[], unit: number): boolean {
  return ranges.some(([first, last]) => unit >= first && unit <= last);
}

/** Kind of the character at `index`; letters and digits of every script but Han are "latin". */
export function kindAt(text: string, index: number): CharacterKind {
  const unit = text.charCodeAt(index);
  if (unit >= 0x4e00 && unit <= 0x9fff) return 'han';
  if (unit < 0x80) {
    const isWord = (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);
    return isWord ? 'latin' : 'other';
  }
  if (Number.isNaN(unit) || isIn(signRanges, unit)) return 'other';
  return isIn(hanRanges, unit) ? 'han' : 'latin';
}
