import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from './composition';
import { showDialog, supportsModal } from './showDialog';

const openClass = 'search-open';
const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Shows the dialog in `dialogRef` as long as its component is mounted, focuses `focusRef`, and asks to close it by
 * Escape (not while an input method composes) and by a press outside. The focus then returns to where it was.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const onCloseRef = useRef(onClose);
  useEffect(() => {
    onCloseRef.current = onClose;
  }, [onClose]);

  // Its cleanup runs while the dialog is still in the document, which alone can give the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const listeners = new AbortController();
    let isPressOutside = false;
    const isOutside = (event: Event) => event.target === dialog;

    function listen<K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void {
      dialog?.addEventListener(type, listener);
      listeners.signal.addEventListener('abort', () => dialog?.removeEventListener(type, listener));
    }
    listen('cancel', (event) => {
      event.preventDefault();
      onCloseRef.current();
    });
    listen('close', () => onCloseRef.current());
    listen('pointerdown', (event) => (isPressOutside = isOutside(event)));
    listen('click', (event) => {
      if (isPressOutside && isOutside(event)) onCloseRef.current();
    });
    listen('keydown', (event) => {
      if (event.key === 'Escape') {
        event.preventDefault(); // keeps the browser from closing the dialog by itself, also while composing
        if (!isComposingKey(event)) onCloseRef.current();
      }
      if (event.key === 'Tab' && !supportsModal()) keepFocusInside(dialog, event);
    });

    const hide = showDialog(dialog);
    focusRef.current?.focus();
    document.documentElement.classList.add(openClass);
    return () => {
      listeners.abort();
      document.documentElement.classList.remove(openClass);
      hide();
    };
  }, [dialogRef, focusRef]);
}
