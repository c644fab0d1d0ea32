/** Returns whether typed characters go to the element. */
export function isTextField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches('input:not([type="radio"]), textarea, select');
}

/** Returns whether the key opens the search: Ctrl/Cmd+K, or slash outside text fields (specification §2). */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
  // Allows Shift, which German keyboards need for the slash. The focused element receives the character; it may differ
  // from `event.target` when a handler has moved the focus.
  return event.key === '/' && !isTextField(document.activeElement);
}
