/** Whether this engine has modal dialogs; those without (Safari 14, Firefox 78) get an element that behaves like one. */
export function supportsModal(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Shows a dialog; the function it returns hides it and gives the focus back to where it was. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  if (supportsModal()) {
    dialog.showModal();
    return () => {
      if (dialog.open) dialog.close(); // gives the focus back
    };
  }
  const opener = document.activeElement;
  dialog.setAttribute('open', '');
  return () => {
    if (opener instanceof HTMLElement) opener.focus();
  };
}
