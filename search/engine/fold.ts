/**
 * The one form in which texts are compared: lower case, full-width letters and digits as their ASCII twins. Every
 * UTF-16 code unit becomes exactly one, so a position in the folded text is the position in the text itself
 * (NFKC or toLowerCase on a whole string would shift what is marked).
 */
const fullWidthStart = 0xff01;
const fullWidthEnd = 0xff5e;
const fullWidthOffset = 0xfee0;
const ideographicSpace = 0x3000;
const lastAscii = 0x7f;

function foldUnit(text: string, index: number): string {
  const unit = text.charCodeAt(index);
  if (unit === ideographicSpace) return ' ';
  const isFullWidth = unit >= fullWidthStart && unit <= fullWidthEnd;
  const character = isFullWidth ? String.fromCharCode(unit - fullWidthOffset) : text.charAt(index);
  const lower = character.toLowerCase();
  return lower.length === 1 ? lower : character; // İ becomes two units
}

/** `text` in folded form, of the same length. */
export function fold(text: string): string {
  let folded = '';
  let copiedTo = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isPlain = unit <= lastAscii ? unit < 0x41 || unit > 0x5a : unit >= 0x4e00 && unit <= 0x9fff;
    if (isPlain) continue;
    folded += text.slice(copiedTo, index) + foldUnit(text, index);
    copiedTo = index + 1;
  }
  return folded + text.slice(copiedTo);
}
