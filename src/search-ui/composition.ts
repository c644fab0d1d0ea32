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
