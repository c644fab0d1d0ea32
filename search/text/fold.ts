/**
 * The one form in which texts are compared: lower case, letters without their marks (shèbèi), full-width and other
 * compatibility characters as their plain twins, traditional characters as simplified ones. Every UTF-16 code unit
 * becomes exactly one, so a position in the folded text is the position in the text itself (NFKC or toLowerCase on a
 * whole string would shift what is marked).
 */
export type Fold = (text: string) => string;

const unitCount = 0x10000;

/**
 * Blocks that hold letters with two cases (those of the scripts beyond nobody types here), or characters that stand for
 * plainer ones: ª², Ω℃①, ｶ, Kangxi radicals, U+3000, compatibility Han, Ａ１.
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

/** `form` of one unit where that is again one unit: İ and ℡ become several and stay what they are. */
function foldedUnit(unit: number, form: (character: string) => string): number {
  const folded = form(String.fromCharCode(unit));
  return folded.length === 1 ? folded.charCodeAt(0) : unit;
}

/** Hyphens and minus signs, which NFKC leaves apart. */
const hyphens = '\u2010\u2011\u2012\u207b\u208b\u2212';

/**
 * What is added to every unit to fold it, 0 for most (16 bits, which carry nothing over), without traditional
 * characters. First what compatibility characters and letters with marks stand for, then lower case: Ａ and Ä become a.
 */
function buildSteps(): Uint16Array<ArrayBuffer> {
  const steps = new Uint16Array(unitCount);
  // In pinyin ü is typed as v. ℃ is °C, of which the letter is what is looked up.
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
 * The steps of every corpus. The first call takes some milliseconds, for which a moment without other work can be
 * found.
 */
export function commonSteps(): Uint16Array<ArrayBuffer> {
  return (knownSteps ??= buildSteps());
}

/** Units that are made a string at once: engines limit the arguments of a call. */
const unitsAtOnce = 4096;

/**
 * Creates the fold for one corpus. `traditional` holds pairs of single units, a traditional character before its
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
    while (steps[text.charCodeAt(changed)] === 0) changed += 1; // behind the end is none
    if (changed === text.length) return text;
    let folded = '';
    for (let start = 0; start < text.length; start += unitsAtOnce) {
      const length = Math.min(unitsAtOnce, text.length - start);
      for (let place = 0; place < length; place += 1) {
        const unit = text.charCodeAt(start + place);
        units[place] = unit + (steps[unit] ?? 0);
      }
      // Every engine takes a typed array here; the type asks for one of numbers.
      folded += String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
    }
    return folded;
  };
}
