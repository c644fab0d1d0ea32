import { narrowMaxWidthPx } from '../../search/protocol/limits';
import { focusTarget } from '../client/focusTarget';

/** Returns whether the browser supports modal dialogs. Safari 14 and Firefox 78 need an imitation. */
export function supportsModal(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Shows a dialog over a page that does not scroll. Returns a function that hides it and restores the focus. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const { classList, style, scrollHeight, clientHeight } = document.documentElement;
  const opener = document.activeElement as HTMLElement | null;
  classList.add('search-open'); // DialogFrame.module.css
  // Reserves the space of the removed scrollbar, to avoid a layout shift. Not on phones, where the dialog is
  // full-screen.
  if (window.innerWidth > narrowMaxWidthPx && scrollHeight > clientHeight) style.scrollbarGutter = 'stable';
  if (supportsModal()) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    classList.remove('search-open');
    style.scrollbarGutter = '';
    if (supportsModal() && dialog.open) dialog.close(); // restores the focus if the element is focusable
    if (opener && document.activeElement !== opener) focusTarget(opener);
  };
}
