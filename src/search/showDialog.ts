import { narrowMaxWidthPx } from '../../search/protocol/limits';
import { focusTarget } from '../client/focusTarget';

/**
 * Whether this engine has modal dialogs; those without (Safari 14, Firefox 78) get an element that behaves like one.
 */
export function supportsModal(): boolean {
  return typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype;
}

/** Shows a dialog over a page that stands still; the function it returns hides it and gives the focus back. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const { classList, style, scrollHeight, clientHeight } = document.documentElement;
  const opener = document.activeElement as HTMLElement | null;
  classList.add('search-open'); // DialogFrame.module.css
  // The room of the scrollbar that goes: where there is none, the page would move to make it. A narrow dialog takes it.
  if (window.innerWidth > narrowMaxWidthPx && scrollHeight > clientHeight) style.scrollbarGutter = 'stable';
  if (supportsModal()) dialog.showModal();
  else dialog.setAttribute('open', '');
  return () => {
    classList.remove('search-open');
    style.scrollbarGutter = '';
    if (supportsModal() && dialog.open) dialog.close(); // gives the focus back to what can have it
    if (opener && document.activeElement !== opener) focusTarget(opener);
  };
}
