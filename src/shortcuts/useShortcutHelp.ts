import { useEffect, useSyncExternalStore } from 'react';
import { openLayer } from '../client/layers';
import { isHelpShortcut } from './isHelpShortcut';

type HelpComponent = (typeof import('./ShortcutHelp'))['default'];

// Outside React, because a navigation replaces the navbar, which renders the dialog.
let loading: Promise<HelpComponent> | undefined;
let opened: HelpComponent | undefined;
let releaseLayer: () => void = () => undefined;
const listeners = new Set<() => void>();

function show(next: HelpComponent | undefined): void {
  opened = next;
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function close(): void {
  releaseLayer();
  show(undefined);
}

/** Loads the list of shortcuts. Rejects when it is unavailable. A later call tries again. */
export function loadShortcutHelp(): Promise<unknown> {
  loading ??= import('./ShortcutHelp').then(
    ({ default: Help }) => Help,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Opens the list of shortcuts. `leave` is called before, when its code has loaded. Rejects when it is unavailable. */
export async function openShortcutHelp(leave?: () => void): Promise<void> {
  await loadShortcutHelp();
  const Help = await loading;
  leave?.();
  if (opened || !Help) return;
  releaseLayer = openLayer(close);
  show(Help);
}

/** Opens the list of shortcuts on its key. Returns its component while it is open. */
export function useShortcutHelp(): { Help: HelpComponent | undefined; close: () => void } {
  const Help = useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      if (!isHelpShortcut(event)) return;
      event.preventDefault();
      openShortcutHelp().catch(() => undefined); // the next press tries again
    }
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  }, []);
  return { Help, close };
}
