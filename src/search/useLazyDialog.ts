import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isSlowConnection, readConnection } from '../client/connection';
import { openLayer } from '../client/layers';
import { startWorkerEarly } from './siteWorker';

type DialogModule = typeof import('./SearchDialog');
type DialogComponent = DialogModule['default'];

// Outside React, because a navigation replaces the navbar, and the open dialog must outlive it.
let loading: Promise<DialogModule> | undefined;
let loaded: DialogComponent | undefined;
let isOpen = false;
let isComposing = false;
let hasFailed = false;
let releaseLayer: () => void = () => undefined;
/** Text of the input, shared by fallback and dialog. Kept when the dialog is dismissed. */
let query = '';
/** Whether the query is from a dismissed dialog. Then typing replaces it. */
let isRestored = false;
/** Keeps the query across a reload, which users try when the dialog does not load. */
const typedSlot = createStorageSlot('docs.searchTyped', { persistence: 'sessionStorage' });
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
      loading = undefined; // allows a retry
      throw error;
    },
  );
  return loading;
}

type LazyDialog = {
  /** Component of the open dialog, once loaded. */
  Dialog: DialogComponent | undefined;
  /** Loading status of the open dialog; undefined when it is closed or loaded. */
  waiting: 'loading' | 'failed' | undefined;
  query: string;
  /** Whether the query is from a dismissed dialog. */
  isRestored: boolean;
  setQuery: (text: string) => void;
  /** Delays the dialog while an input method composes: replacing the input would abort the composition. */
  setComposing: (isComposing: boolean) => void;
  /** Prefetches code and index on hover, focus or touch of the button (specification §7). */
  prepare: () => void;
  /** Opens the dialog. Does nothing when it is open or loading. */
  open: () => void;
  toggle: () => void;
  close: () => void;
  /** Submits the query to the search page, or retries when the dialog failed to load. */
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

function close(): void {
  releaseLayer();
  update(() => {
    isOpen = false;
    isComposing = false;
    if (loaded) isRestored = true;
  });
}

function setQuery(text: string): void {
  update(() => {
    query = text;
    isRestored = false;
  });
  if (loaded) typedSlot.del();
  else typedSlot.set(text);
}

/** Returns whether the embedded index is used. Does not parse `pluginData`, to keep every page's bundle small. */
function isEmbedded(pluginData: unknown): boolean {
  return (pluginData as { provider?: { kind?: unknown } } | undefined)?.provider?.kind === 'embedded';
}

const readQuery = () => query;

const findDialog = () => (isOpen && !isComposing ? loaded : undefined);

function findWaiting(): 'loading' | 'failed' | undefined {
  if (!isOpen || findDialog()) return undefined;
  return hasFailed ? 'failed' : 'loading';
}

/**
 * Returns the search dialog and loads its code on demand. When loading fails, the fallback input shows an error. When a
 * retry fails too, opens the search page, if the server responds.
 */
export function useLazyDialog(): LazyDialog {
  const baseUrl = useBaseUrl('/');
  const pluginData = usePluginData('search');
  const Dialog = useSyncExternalStore(subscribe, findDialog, () => undefined);
  const waiting = useSyncExternalStore(subscribe, findWaiting, () => undefined);
  const text = useSyncExternalStore(subscribe, readQuery, () => '');

  function load(): Promise<DialogModule> {
    if (isEmbedded(pluginData)) startWorkerEarly(baseUrl);
    return loadDialog();
  }

  /**
   * Loads the dialog. `form` is set for a retry: a deployment may have removed this page's chunks, so it is submitted.
   */
  async function loadOrFail(form?: HTMLFormElement): Promise<void> {
    update(() => (hasFailed = false));
    try {
      await load();
    } catch {
      update(() => (hasFailed = true));
      // Does not leave a readable page for one that is unavailable. The service worker does not answer HEAD.
      if (!form || !(await fetch(form.action, { method: 'HEAD' })).ok || !isOpen) return;
      typedSlot.del(); // the address contains the query
      form.submit();
    }
  }

  function open(): void {
    if (isOpen) return;
    query ||= typedSlot.get() ?? '';
    releaseLayer = openLayer(close);
    update(() => (isOpen = true));
    void loadOrFail();
  }

  return {
    Dialog,
    waiting,
    query: text,
    isRestored,
    setQuery,
    setComposing: (next) => {
      update(() => (isComposing = next));
    },
    prepare() {
      if (isSlowConnection(readConnection())) return;
      load().then(
        (module) => {
          module.prepareSearch(baseUrl, pluginData);
        },
        () => undefined, // opening the dialog retries
      );
    },
    open,
    toggle: () => {
      if (isOpen) close();
      else open();
    },
    close,
    submit(event) {
      if (hasFailed) {
        event.preventDefault();
        loadOrFail(event.currentTarget).catch(() => undefined); // the error is already shown
      } else typedSlot.del(); // the address contains the query
    },
  };
}
