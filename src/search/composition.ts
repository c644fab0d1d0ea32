/** Key code of key events that an input method handles (UI Events, §7.3.1). */
const inputMethodKeyCode = 229;

/**
 * Returns whether an input method handles the key event. Its Enter and Escape must not open a hit or close the dialog.
 * Safari fires compositionend before the keydown of Enter, so `isComposing` is false there.
 */
export function isComposingKey(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only indication in Safari
  return event.isComposing || event.keyCode === inputMethodKeyCode;
}

function joinSyllables(composed: string): string {
  let joined = composed;
  // Twice, because adjacent matches share a letter (a'b'c) and older browsers lack lookbehind.
  for (let pass = 0; pass < 2; pass += 1) joined = joined.replace(/([a-z])['’ ]([a-z])/gi, '$1$2');
  return joined;
}

/**
 * Returns the query to search for while an input method composes. Removes the separators between syllables that it
 * inserts into `composed`: apostrophes (`she'bei`, Windows) or spaces (`she bei`, macOS).
 */
export function joinComposed(text: string, composed: string): string {
  const start = composed === '' ? -1 : text.lastIndexOf(composed);
  if (start === -1) return text;
  return text.slice(0, start) + joinSyllables(composed) + text.slice(start + composed.length);
}
