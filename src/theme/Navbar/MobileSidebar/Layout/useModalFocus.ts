import { type RefObject, useEffect } from 'react';
import { holdFocus } from './holdFocus';

type Options = { isOpen: boolean; close: () => void };

/** Focus of a modal dialog, held while it is open. */
export function useModalFocus(dialogRef: RefObject<HTMLElement | null>, { isOpen, close }: Options): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!isOpen || !dialog) return undefined;
    return holdFocus(dialog, close);
  }, [dialogRef, isOpen, close]);
}
