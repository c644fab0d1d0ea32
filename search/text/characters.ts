/**
 * Kinds of characters in folded text. They are ranges, because Unicode properties in regular expressions compile to 20
 * KB for older engines.
 */
type CharacterKind = 'han' | 'latin' | 'other';

type UnitRange = readonly [first: number, last: number];

/**
 * Han characters. Surrogates count as Han: they are halves of rare Han characters and emoji, which are tokens of their
 * own.
 */
const hanRanges: readonly UnitRange[] = [
  [0x2e80, 0x2fdf],
  [0x3005, 0x3007],
  [0x303b, 0x303b],
  [0x3400, 0x9fff],
  [0xd800, 0xdfff],
  [0xf900, 0xfaff],
];

/**
 * Punctuation, symbols and spaces beyond ASCII. Letter-like symbols (℃, Ω), Roman numerals (Ⅱ) and circled numbers are
 * not included.
 */
const signRanges: readonly UnitRange[] = [
  [0x80, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x20ff],
  [0x2150, 0x215f],
  [0x2190, 0x245f],
  [0x2500, 0x2bff],
  [0x3000, 0x3004],
  [0x3008, 0x3030],
  [0xe000, 0xf8ff],
  [0xfe00, 0xfe6f],
  [0xfeff, 0xff0f],
  [0xff5f, 0xff65],
  [0xffe0, 0xffff],
];

/** Characters that join the parts of an identifier, address or path: `device_id`, `v1.2`, `opc-ua`. */
const joiners = '-./:_';

/**
 * Kinds as numbers, for loops over all text. Chunks consist of kinds from `latinKind` on. `CharacterKind` counts
 * joiners as "other".
 */
export const hanKind = 1;
export const latinKind = 2;
export const joinerKind = 3;
const kindNames: readonly CharacterKind[] = ['other', 'han', 'latin', 'other'];

/** Kind of every code unit; 0 is "other". */
const kindTable = buildKindTable();

function buildKindTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [first, last] of [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0x80, 0xffff],
  ] as const) {
    table.fill(latinKind, first, last + 1);
  }
  for (const [first, last] of signRanges) table.fill(0, first, last + 1);
  for (const [first, last] of hanRanges) table.fill(hanKind, first, last + 1);
  for (const joiner of joiners) table[joiner.charCodeAt(0)] = joinerKind;
  return table;
}

/** Returns the kind of a code unit; 0 is "other". */
export function kindOfUnit(unit: number): number {
  return kindTable[unit] ?? 0;
}

/** Returns the kind of the character at `index` as a number. Beyond the text: 0. */
export function kindNumberAt(text: string, index: number): number {
  return kindTable[text.charCodeAt(index) || 0] ?? 0; // NaN as a key is slow in every engine
}

/**
 * Returns the kind of the character at `index`; letters and digits of every script but Han are "latin". Beyond the
 * text: other.
 */
export function kindAt(text: string, index: number): CharacterKind {
  return kindNames[kindNumberAt(text, index)] ?? 'other';
}

/** Returns whether the character at `index` is one of the `joiners`. */
export function isJoinerAt(text: string, index: number): boolean {
  return kindNumberAt(text, index) === joinerKind;
}

/** Returns whether a code unit is an ASCII digit. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Returns whether the character at `index` is an ASCII digit. */
export function isDigitAt(text: string, index: number): boolean {
  return isDigit(text.charCodeAt(index));
}

/**
 * Matches code units that belong together at their boundary: a surrogate pair, characters joined by U+200D, and a
 * variation selector, an enclosing keycap or a tag (U+DB40) with the character before it. Flags and skin tones, which
 * are two pairs, may be split: detecting them costs every user more than it gains.
 */
const together = /^(?:[\ud800-\udbff][\udc00-\udfff]|\u200d.|.[\u20e3\ufe00-\ufe0f\udb40\u200d])/;

/** Returns whether a boundary at `index` would split a displayed character. */
export function isInsideCharacter(text: string, index: number): boolean {
  return together.test(text.slice(index - 1, index + 2)); // at 0 that is one unit at most
}

/** Returns the start of the character that contains `index`. */
export function characterStart(text: string, index: number): number {
  let start = index;
  while (isInsideCharacter(text, start)) start -= 1;
  return start;
}

/** Returns the end of the character that contains `index`. */
export function characterEnd(text: string, index: number): number {
  let end = index;
  while (isInsideCharacter(text, end)) end += 1;
  return end;
}

/** Returns the end of the run of characters of one kind that begins at `start`. */
export function findRunEnd(text: string, start: number): number {
  const kind = kindNumberAt(text, start);
  let end = start + 1;
  while (end < text.length && kindNumberAt(text, end) === kind) end += 1;
  return end;
}

/** Adjacent characters of one kind, and their position. */
export type Run = { kind: CharacterKind; text: string; start: number; end: number };

/** Returns the runs of Han characters and those of letters and digits, in order. */
export function findRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < text.length;) {
    const kind = kindAt(text, start);
    const end = findRunEnd(text, start);
    if (kind !== 'other') runs.push({ kind, text: text.slice(start, end), start, end });
    start = end;
  }
  return runs;
}

/** Returns the runs of Han characters. */
export function findHanRuns(text: string): Run[] {
  return findRuns(text).filter(({ kind }) => kind === 'han');
}
