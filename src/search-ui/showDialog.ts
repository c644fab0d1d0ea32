import { focusTarget } from '../client/focusTarget';

/**
 * Whether this engine has modal dialogs; those without (Safari 14, Firefox 78) get an element that behaves like one.
 */
export function supportsModal(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Shows a dialog over a page that stands still; the function it returns hides it and gives the focus back. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const { classList } = document.documentElement;
  const opener = document.activeElement as HTMLElement | null;
  classList.add('search-open'); // DialogFrame.module.css
  if (supportsModal()) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    classList.remove('search-open');
    if (supportsModal() && dialog.open) dialog.close(); // gives the focus back to what can have it
    if (opener && document.activeElement !== opener) focusTarget(opener);
  };
}
