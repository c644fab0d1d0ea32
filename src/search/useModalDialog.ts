import { type ComponentProps, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from './composition';
import { showDialog, supportsModal } from './showDialog';

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

/** Keeps Tab between the first and the last stop of the dialog, in engines that do not. */
function keepFocusInside(dialog: HTMLElement, isBackward: boolean, event: SyntheticEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (document.activeElement !== (isBackward ? first : last)) return;
  event.preventDefault();
  (isBackward ? last : first)?.focus();
}

function isOutside({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}

/** Listeners for the `<dialog>`. */
type DialogEvents = Pick<
  ComponentProps<'dialog'>,
  'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'onKeyDownCapture'
>;

/**
 * Shows the dialog in `dialogRef` as long as its component is mounted, focuses `focusRef`, and asks to close it by
 * Escape (not while an input method composes) and by a press outside. The focus then returns to where it was.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): DialogEvents {
  const isPressOutside = useRef(false);

  // Its cleanup runs while the dialog is still in the document, which alone can give the focus back.
  useLayoutEffect(() => {
    const hide = dialogRef.current && showDialog(dialogRef.current);
    focusRef.current?.focus();
    return () => hide?.();
  }, [dialogRef, focusRef]);

  return {
    onCancel(event) {
      event.preventDefault();
      onClose();
    },
    onClose,
    onPointerDown(event) {
      isPressOutside.current = isOutside(event);
    },
    onClick(event) {
      if (isPressOutside.current && isOutside(event)) onClose();
    },
    onKeyDownCapture(event) {
      if (event.key === 'Escape') {
        event.preventDefault(); // keeps the browser from closing the dialog by itself, also while composing
        if (!isComposingKey(event.nativeEvent)) onClose();
      }
      if (event.key === 'Tab' && !supportsModal()) keepFocusInside(event.currentTarget, event.shiftKey, event);
    },
  };
}
