/**
 * Normalises text for comparison: lower case, letters without diacritics (shèbèi), full-width and other compatibility
 * characters as plain ones, traditional characters as simplified ones. Every UTF-16 code unit maps to exactly one:
 * positions in the folded text are positions in the text (NFKC or toLowerCase on a whole string would shift marks).
 */
export type Fold = (text: string) => string;

const unitCount = 0x10000;

/**
 * Blocks with letters of two cases (of scripts that users type), or with compatibility characters: ª², Ω℃①, ｶ, Kangxi
 * radicals, U+3000, compatibility Han, Ａ１.
 */
const changedRanges = [
  [0x41, 0x5a],
  [0xa0, 0x587],
  [0x1e00, 0x24ff],
  [0x2f00, 0x2fdf],
  [0x3000, 0x3000],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
] as const;

/** Applies `form` to one unit. Keeps the unit when the result has several, as for İ and ℡. */
function foldedUnit(unit: number, form: (character: string) => string): number {
  const folded = form(String.fromCharCode(unit));
  return folded.length === 1 ? folded.charCodeAt(0) : unit;
}

/** Hyphens and minus signs, which NFKC does not unify. */
const hyphens = '\u2010\u2011\u2012\u207b\u208b\u2212';

/**
 * Builds the offset that folds each unit, 0 for most, without traditional characters (16 bits: sums wrap around).
 * Resolves compatibility characters and diacritics first, then lower case: Ａ and Ä become a.
 */
function buildSteps(): Uint16Array<ArrayBuffer> {
  const steps = new Uint16Array(unitCount);
  // Pinyin ü is typed as v. ℃ decomposes to °C, of which users look up the letter.
  const plainForm = (text: string): string =>
    text
      .normalize('NFKD')
      .replace(/u\u0308/i, 'v')
      .replace(/[\u0300-\u036f°]/g, '');
  const lowerCase = (text: string): string => text.toLowerCase();
  for (const [first, last] of changedRanges) {
    for (let unit = first; unit <= last; unit += 1) {
      steps[unit] = foldedUnit(foldedUnit(unit, plainForm), lowerCase) - unit;
    }
  }
  for (const hyphen of hyphens) steps[hyphen.charCodeAt(0)] = '-'.charCodeAt(0) - hyphen.charCodeAt(0);
  return steps;
}

let knownSteps: Uint16Array<ArrayBuffer> | undefined;

/**
 * Returns the offsets that all corpora share. The first call takes some milliseconds and can be made while nothing else
 * runs.
 */
export function commonSteps(): Uint16Array<ArrayBuffer> {
  return (knownSteps ??= buildSteps());
}

/** Number of units in one call of `fromCharCode`: engines limit arguments. */
const unitsAtOnce = 4096;

/**
 * Creates the fold function of a corpus. `traditional` holds pairs of single units: a traditional character, then its
 * simplified form ("設设備备").
 */
export function createFold(traditional: string): Fold {
  const steps = commonSteps().slice();
  for (let index = 0; index + 1 < traditional.length; index += 2) {
    const unit = traditional.charCodeAt(index);
    steps[unit] = traditional.charCodeAt(index + 1) - unit;
  }
  const units = new Uint16Array(unitsAtOnce);
  return (text) => {
    let changed = 0;
    while (steps[text.charCodeAt(changed)] === 0) changed += 1; // undefined beyond the end
    if (changed === text.length) return text;
    let folded = '';
    for (let start = 0; start < text.length; start += unitsAtOnce) {
      const length = Math.min(unitsAtOnce, text.length - start);
      for (let place = 0; place < length; place += 1) {
        const unit = text.charCodeAt(start + place);
        units[place] = unit + (steps[unit] ?? 0);
      }
      // Engines accept a typed array here, the declaration requires numbers.
      folded += String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
    }
    return folded;
  };
}
