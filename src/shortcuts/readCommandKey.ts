/** Returns the name of the modifier key of commands. Only in the browser. */
export function readCommandKey(): string {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}
