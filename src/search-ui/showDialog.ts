import { focusTarget } from '../client/focusTarget';

/**
 * Whether this engine has modal dialogs; those without (Safari 14, Firefox 78) get an element that behaves like one.
 */
export function supportsModal(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Shows a dialog over a page that stands still; the function it returns hides it and gives the focus back. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const { classList, scrollHeight, clientHeight } = document.documentElement;
  const opener = document.activeElement as HTMLElement | null;
  // DialogFrame.module.css: it keeps a scrollbar's room, which a page without one would make by moving.
  if (scrollHeight > clientHeight) classList.add('search-open');
  if (supportsModal()) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    classList.remove('search-open');
    if (supportsModal() && dialog.open) dialog.close(); // gives the focus back to what can have it
    if (opener && document.activeElement !== opener) focusTarget(opener);
  };
}
