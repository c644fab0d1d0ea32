import { type ComponentType, useSyncExternalStore } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isSlowConnection, readConnection } from '../client/connection';
import { beginSearchEarly } from './earlySearch';
import { showOfflineNotice } from './offlineNotice';

type DialogModule = typeof import('./SearchDialog');
type DialogComponent = ComponentType<{ typed: string; onText: (text: string) => void; onClose: () => void }>;

// Outside React: a navigation that is under way replaces the navbar, and an open dialog must not vanish with the old one.
let loading: Promise<DialogModule> | undefined;
let loaded: DialogComponent | undefined;
let isWanted = false;
let isComposing = false;
let typed = '';
const listeners = new Set<() => void>();

function update(change: () => void): void {
  change();
  listeners.forEach((listener) => {
    listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').then(
    (module) => {
      update(() => (loaded = module.default));
      return module;
    },
    (error: unknown) => {
      loading = undefined; // the next try may succeed
      throw error;
    },
  );
  return loading;
}

export type LazyDialog = {
  /** The dialog, once its code is there and as long as it is open. */
  Dialog: DialogComponent | undefined;
  /** Whether the reader waits for it. */
  isLoading: boolean;
  /** What they have typed while waiting. */
  typed: string;
  keepTyped: (text: string) => void;
  /** While an input method composes, the dialog waits: another field would break the composition off. */
  setComposing: (isComposing: boolean) => void;
  /** Fetches code and index ahead of time: on hover, focus or touch of the button (specification §7). */
  prepare: () => void;
  /** Opens it, or goes on opening it: a second, impatient tap changes nothing. */
  open: () => void;
  toggle: () => void;
  close: () => void;
};

function close(): void {
  update(() => {
    isWanted = false;
    isComposing = false;
    if (loaded) typed = ''; // the dialog keeps it itself
  });
}

/** Whether the shipped index answers; `pluginData` is parsed where it is used, not in every page's bundle. */
function isEmbedded(pluginData: unknown): boolean {
  return (pluginData as { provider?: { kind?: unknown } } | undefined)?.provider?.kind === 'embedded';
}

const findDialog = () => (isWanted && !isComposing ? loaded : undefined);

/**
 * The search dialog, whose code is fetched when it is first needed. Where that fails, a notice says so, and the search
 * page opens if the server answers.
 */
export function useLazyDialog(): LazyDialog {
  const baseUrl = useBaseUrl('/');
  const searchUrl = useBaseUrl('/search');
  const pluginData = usePluginData('search');
  const Dialog = useSyncExternalStore(subscribe, findDialog, () => undefined);
  const isLoading = useSyncExternalStore(
    subscribe,
    () => isWanted && !findDialog(),
    () => false,
  );

  function load(): Promise<DialogModule> {
    if (isEmbedded(pluginData)) beginSearchEarly(baseUrl);
    return loadDialog();
  }

  function open(): void {
    if (isWanted) return;
    update(() => (isWanted = true));
    load().catch(() => {
      if (!isWanted) return;
      close();
      const notice = showOfflineNotice();
      // Only the server knows whether there is a way to it: a page that can be read is not given up for one that cannot,
      // nor for one that is not wanted any more, nor after the notice has gone and the reader has read on.
      fetch(searchUrl, { method: 'HEAD' }).then(
        ({ ok }) => {
          if (ok && !isWanted && notice.isConnected)
            window.location.assign(`${searchUrl}?q=${encodeURIComponent(typed)}`);
        },
        () => undefined,
      );
    });
  }

  return {
    Dialog,
    isLoading,
    typed,
    keepTyped: (text) => (typed = text),
    setComposing: (next) => {
      update(() => (isComposing = next));
    },
    prepare() {
      if (isSlowConnection(readConnection())) return;
      load().then(
        (module) => {
          module.prepareSearch(baseUrl, pluginData);
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
