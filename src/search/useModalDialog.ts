import { type ComponentProps, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { isComposingKey } from './composition';
import { showDialog, supportsModal } from './showDialog';

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

/** Traps the focus in the dialog in browsers without modal dialogs. */
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

/** Event listeners of the `<dialog>`. */
type DialogEvents = Pick<
  ComponentProps<'dialog'>,
  'onCancel' | 'onClose' | 'onPointerDown' | 'onClick' | 'onKeyDownCapture'
>;

/**
 * Shows the dialog in `dialogRef` while its component is mounted, and focuses `focusRef`. Calls `onClose` on Escape
 * (not while an input method composes) and on a click outside. Restores the focus when unmounted.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): DialogEvents {
  const isPressOutside = useRef(false);

  // A layout effect, whose cleanup runs before the dialog is removed: closing it restores the focus.
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
        event.preventDefault(); // the browser would close the dialog, even while composing
        if (!isComposingKey(event.nativeEvent)) onClose();
      }
      if (event.key === 'Tab' && !supportsModal()) keepFocusInside(event.currentTarget, event.shiftKey, event);
    },
  };
}
