/** Hides the virtual keyboard, which covers the results, by removing the focus. Does nothing on desktops. */
export function dismissKeyboard(field: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}
