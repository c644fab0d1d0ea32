import { useEffect, useRef } from 'react';

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether a key press opens search: Ctrl or Cmd plus K anywhere, slash outside text fields (specification §2). */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.shiftKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isTextField(event.target);
}

/** Calls `onShortcut` when the reader presses one of the search keys. */
export function useSearchShortcut(onShortcut: () => void): void {
  const onShortcutRef = useRef(onShortcut);
  useEffect(() => {
    onShortcutRef.current = onShortcut;
  }, [onShortcut]);

  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onShortcutRef.current();
    }
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, []);
}
