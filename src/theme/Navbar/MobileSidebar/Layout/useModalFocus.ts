import { type RefObject, useEffect } from 'react';
import { trapFocus } from './trapFocus';

type Options = { isOpen: boolean; close: () => void };

/** Traps the focus in a modal dialog while it is open. */
export function useModalFocus(dialogRef: RefObject<HTMLElement | null>, { isOpen, close }: Options): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return undefined;
    return trapFocus(dialog, close);
  }, [dialogRef, isOpen, close]);
}
