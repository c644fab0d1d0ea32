import { useEffect, useRef } from 'react';
import { isSearchShortcut } from './searchShortcut';

/**
 * Calls `onShortcut` when the reader presses one of the search keys; a key that is held counts once. `isCommand`: it
 * was Ctrl or Cmd with K, which also closes.
 */
export function useSearchShortcut(onShortcut: (isCommand: boolean) => void): void {
  const onShortcutRef = useRef(onShortcut);
  useEffect(() => {
    onShortcutRef.current = onShortcut;
  }, [onShortcut]);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      if (!event.repeat) onShortcutRef.current(event.key !== '/');
    }
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, []);
}
