/** Kinds of characters in folded text. Surrogate halves count as letters: rare Han characters and emoji stay whole. */
const han = /[\p{Script=Han}々〇]/u;
const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;

export type CharacterKind = 'han' | 'latin' | 'other';

/** Kind of the character at `index`; letters and digits of every script but Han are "latin". */
export function kindAt(text: string, index: number): CharacterKind {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) {
    const isWord = (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);
    return isWord ? 'latin' : 'other';
  }
  if (unit >= 0x4e00 && unit <= 0x9fff) return 'han';
  if (unit >= 0xd800 && unit <= 0xdfff) return 'han';
  const character = text.charAt(index);
  if (han.test(character)) return 'han';
  return letterOrDigit.test(character) ? 'latin' : 'other';
}
