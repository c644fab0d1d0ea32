/**
 * The one form in which texts are compared: lower case, full-width and other compatibility characters as their plain
 * twins, traditional characters as simplified ones. Every UTF-16 code unit becomes exactly one, so a position in the
 * folded text is the position in the text itself (NFKC or toLowerCase on a whole string would shift what is marked).
 */
export type Fold = (text: string) => string;

const unitCount = 0x10000;

/** Where letters with two cases stand; beyond lie scripts without case, and full-width letters become ASCII first. */
const lastCased = 0x2fff;

/** Blocks of characters that stand for plainer ones: ª², Ω℃①, ｶ, Kangxi radicals, U+3000, compatibility Han, Ａ１. */
const compatibilityRanges = [
  [0xa0, 0xff],
  [0x2000, 0x24ff],
  [0x2f00, 0x2fdf],
  [0x3000, 0x3000],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
] as const;

/** `form` of one unit where that is again one unit: İ and ℃ become two and stay what they are. */
function foldedUnit(unit: number, form: (character: string) => string): number {
  const folded = form(String.fromCharCode(unit));
  return folded.length === 1 ? folded.charCodeAt(0) : unit;
}

/** Hyphens and the minus sign, which NFKC leaves apart. */
const hyphens = '\u2010\u2011\u2012\u2212';

function buildTable(traditional: string): Uint16Array {
  const table = Uint16Array.from({ length: unitCount }, (_, unit) => unit);
  for (const [first, last] of compatibilityRanges) {
    for (let unit = first; unit <= last; unit += 1) table[unit] = foldedUnit(unit, (text) => text.normalize('NFKC'));
  }
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    const plain = table[unit] ?? unit;
    if (plain <= lastCased) table[unit] = foldedUnit(plain, (text) => text.toLowerCase());
  }
  for (const hyphen of hyphens) table[hyphen.charCodeAt(0)] = '-'.charCodeAt(0);
  for (let index = 0; index + 1 < traditional.length; index += 2) {
    table[traditional.charCodeAt(index)] = traditional.charCodeAt(index + 1);
  }
  return table;
}

/** Units that are made a string at once: engines limit the arguments of a call. */
const unitsAtOnce = 4096;

/**
 * Creates the fold for one corpus. `traditional` holds pairs of single units, a traditional character before its
 * simplified form ("設设備备").
 */
export function createFold(traditional: string): Fold {
  const table = buildTable(traditional);
  const plainOf = (text: string, index: number): number => {
    const unit = text.charCodeAt(index);
    return table[unit] ?? unit;
  };
  return (text) => {
    let changed = 0;
    while (changed < text.length && plainOf(text, changed) === text.charCodeAt(changed)) changed += 1;
    if (changed === text.length) return text;
    let folded = '';
    for (let start = 0; start < text.length; start += unitsAtOnce) {
      const units: number[] = [];
      const end = Math.min(text.length, start + unitsAtOnce);
      for (let index = start; index < end; index += 1) units.push(plainOf(text, index));
      folded += String.fromCharCode.apply(null, units);
    }
    return folded;
  };
}
