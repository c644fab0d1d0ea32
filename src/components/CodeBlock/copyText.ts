/** For engines and pages (plain http inside a plant) that do not offer the asynchronous clipboard. */
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

/** Puts `text` on the clipboard. Resolves to whether it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard (insecure origin) or no permission.
  }
  try {
    return copyBySelection(text);
  } catch {
    return false;
  }
}

/** The same for a text that is still on its way. Safari copies only what is asked for in the click itself. */
export async function copyTextLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    blob.catch(() => undefined); // whoever refuses the item does not look at it
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    // No text, no clipboard, or one that takes only what is there (Chromium before 97, Firefox before 127).
  }
  return text.then(copyText, () => false);
}
