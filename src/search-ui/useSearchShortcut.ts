import { useEffect, useRef } from 'react';
import { isSearchShortcut } from './searchShortcut';

/** Calls `onShortcut` when the reader presses one of the search keys. */
export function useSearchShortcut(onShortcut: () => void): void {
  const onShortcutRef = useRef(onShortcut);
  useEffect(() => {
    onShortcutRef.current = onShortcut;
  }, [onShortcut]);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      onShortcutRef.current();
    }
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, []);
}
