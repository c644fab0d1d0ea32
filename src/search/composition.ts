/** Key code of every key press that belongs to an input method (UI Events, §7.3.1). */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method that is composing: choosing a character is neither choosing a hit nor
 * leaving. Safari ends the composition before the Enter that ended it; there only the key code tells.
 */
export function isComposingKey(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells in Safari
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}

function joinSyllables(composed: string): string {
  let joined = composed;
  // Twice: neighbouring matches share a letter (a'b'c), and old engines cannot look behind.
  for (let turn = 0; turn < 2; turn += 1) joined = joined.replace(/([a-z])['’ ]([a-z])/gi, '$1$2');
  return joined;
}

/**
 * What to search for while an input method composes: it parts syllables by an apostrophe (`she'bei`, Windows) or a
 * space (`she bei`, macOS), which the reader has not typed. The spaces of what stands beside `composed` are the
 * reader's own.
 */
export function joinComposed(text: string, composed: string): string {
  const start = composed === '' ? -1 : text.lastIndexOf(composed);
  if (start === -1) return text;
  return text.slice(0, start) + joinSyllables(composed) + text.slice(start + composed.length);
}
