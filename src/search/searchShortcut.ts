function isTextField(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  return element.isContentEditable || element.matches('input:not([type="radio"]), textarea, select');
}

/** Whether a key press opens search: Ctrl or Cmd plus K anywhere, slash outside text fields (specification §2). */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return !event.shiftKey && event.key.toLowerCase() === 'k';
  // Some keyboards (German) have it above a digit, with Shift. Where a key before this one has sent the focus, its
  // character goes.
  return event.key === '/' && !isTextField(document.activeElement);
}
