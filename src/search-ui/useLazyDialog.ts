import { type ComponentType, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isSlowConnection, readConnection } from '../client/connection';
import { showOfflineNotice } from './offlineNotice';

type DialogModule = typeof import('./SearchDialog');
type DialogComponent = ComponentType<{ onClose: () => void }>;

let loading: Promise<DialogModule> | undefined;

function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined; // the next try may succeed
    throw error;
  });
  return loading;
}

// Outside React: a navigation that is under way replaces the navbar, and an open dialog must not vanish with the old one.
let loaded: DialogComponent | undefined;
let isWanted = false;
const listeners = new Set<() => void>();

function update(change: { loaded?: DialogComponent; isWanted?: boolean }): void {
  ({ loaded = loaded, isWanted = isWanted } = change);
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type LazyDialog = {
  /** The dialog, once its code is there and as long as it is open. */
  Dialog: DialogComponent | undefined;
  /** Whether the reader waits for it. */
  isLoading: boolean;
  /** Fetches code and index ahead of time: on hover, focus or touch of the button (specification §7). */
  prepare: () => void;
  /** Opens it, or goes on opening it: a second, impatient tap changes nothing. */
  open: () => void;
  toggle: () => void;
  close: () => void;
};

function close(): void {
  update({ isWanted: false });
}

/** The search dialog, whose code is fetched when it is first needed. Where that fails, the search page opens instead, or a notice without a network. */
export function useLazyDialog(): LazyDialog {
  const baseUrl = useBaseUrl('/');
  const searchUrl = useBaseUrl('/search');
  const Dialog = useSyncExternalStore(
    subscribe,
    () => (isWanted ? loaded : undefined),
    () => undefined,
  );

  const isLoading = useSyncExternalStore(
    subscribe,
    () => isWanted && !loaded,
    () => false,
  );

  function open(): void {
    if (isWanted) return;
    const openedAt = window.location.pathname;
    update({ isWanted: true });
    loadDialog().then(
      (module) => {
        update({ loaded: module.default });
      },
      () => {
        if (!isWanted) return;
        close();
        if (window.location.pathname !== openedAt) return; // the reader has moved on
        if (navigator.onLine) window.location.assign(searchUrl);
        else showOfflineNotice();
      },
    );
  }

  return {
    Dialog,
    isLoading,
    prepare() {
      if (isSlowConnection(readConnection())) return;
      loadDialog().then(
        (module) => {
          module.prepareSearch(baseUrl);
        },
        () => undefined, // tried again when the dialog is opened
      );
    },
    open,
    toggle: () => {
      if (isWanted) close();
      else open();
    },
    close,
  };
}
