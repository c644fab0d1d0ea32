import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../shortcuts/singleKeys';
import { isSearchShortcut } from './searchShortcut';

/**
 * Calls `onShortcut` for the search keys, once while a key is held. `isCommand` is set for Ctrl/Cmd+K, which also
 * closes.
 */
export function useSearchShortcut(onShortcut: (isCommand: boolean) => void): void {
  const onShortcutRef = useRef(onShortcut);
  useEffect(() => {
    onShortcutRef.current = onShortcut;
  }, [onShortcut]);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!isSearchShortcut(event) || (event.key === '/' && !areSingleKeysOn())) return;
      event.preventDefault();
      if (!event.repeat) onShortcutRef.current(event.key !== '/');
    }
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, []);
}
