/** Takes the focus from a field whose keyboard covers what was found; with a keyboard on a desk, typing goes on. */
export function dismissKeyboard(field: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}
