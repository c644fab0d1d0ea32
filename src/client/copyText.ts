/**
 * Copies through a selection, for engines and pages without the asynchronous clipboard API (plain HTTP in a plant
 * network).
 */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  field.setSelectionRange(0, text.length); // iOS
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without the asynchronous clipboard
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Copies `text` to the clipboard. Resolves to whether it succeeded and never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard API is missing (insecure origin) or permission was denied.
  }
  try {
    return copyBySelection(text);
  } catch {
    return false;
  }
}

/** Copies a text that is still loading. Safari only allows clipboard writes started in the click handler. */
export async function copyTextLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    blob.catch(() => undefined); // prevents an unhandled rejection when the item is not read
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // The text failed to load, or the engine has no clipboard API or does not accept promises (Chromium before 97,
    // Firefox before 127).
  }
  return text.then(copyText, () => false);
}
