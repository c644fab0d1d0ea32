import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isSlowConnection, readConnection } from '../client/connection';
import { openLayer } from '../client/layers';
import { startWorkerEarly } from './siteWorker';

type DialogModule = typeof import('./SearchDialog');
type DialogComponent = DialogModule['default'];

// Outside React: a navigation that is under way replaces the navbar, and an open dialog must not vanish with the old
// one.
let loading: Promise<DialogModule> | undefined;
let loaded: DialogComponent | undefined;
let isWanted = false;
let isComposing = false;
let hasFailed = false;
let releaseLayer: () => void = () => undefined;
/** Text of the field, before and after the dialog replaces it. Kept when the dialog is dismissed. */
let query = '';
/** Whether the query was left in a dialog that was dismissed: typing replaces it. */
let isRestored = false;
/** Keeps the query across a reload, which users try when the dialog does not come. */
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
      loading = undefined; // the next try may succeed
      throw error;
    },
  );
  return loading;
}

type LazyDialog = {
  /** The dialog, once its code is there and as long as it is open. */
  Dialog: DialogComponent | undefined;
  /** Whether the reader waits for it, or has waited in vain; undefined where there is nothing to wait for. */
  waiting: 'loading' | 'failed' | undefined;
  query: string;
  /** Whether an earlier dialog was dismissed with this query. */
  isRestored: boolean;
  setQuery: (text: string) => void;
  /** While an input method composes, the dialog waits: another field would break the composition off. */
  setComposing: (isComposing: boolean) => void;
  /** Fetches code and index ahead of time: on hover, focus or touch of the button (specification §7). */
  prepare: () => void;
  /** Opens it, or goes on opening it: a second, impatient tap changes nothing. */
  open: () => void;
  toggle: () => void;
  close: () => void;
  /** The reader sends off what they have typed: to the search page, or where the dialog has failed, to try again. */
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

function close(): void {
  releaseLayer();
  update(() => {
    isWanted = false;
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

/** Whether the shipped index answers; `pluginData` is parsed where it is used, not in every page's bundle. */
function isEmbedded(pluginData: unknown): boolean {
  return (pluginData as { provider?: { kind?: unknown } } | undefined)?.provider?.kind === 'embedded';
}

const readQuery = () => query;

const findDialog = () => (isWanted && !isComposing ? loaded : undefined);

function findWaiting(): 'loading' | 'failed' | undefined {
  if (!isWanted || findDialog()) return undefined;
  return hasFailed ? 'failed' : 'loading';
}

/**
 * The search dialog, whose code is fetched when it is first needed. Where that fails, the field that stands in for it
 * says so and stays: nobody is taken away while they type. Who tries again in vain gets the search page if the server
 * answers.
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
   * With `form`, of who tries again: a deployment may have replaced this page's code, and the search page has its own.
   */
  async function attempt(form?: HTMLFormElement): Promise<void> {
    update(() => (hasFailed = false));
    try {
      await load();
    } catch {
      update(() => (hasFailed = true));
      // Only the server knows whether there is a way to it: a page that can be read is not given up for one that
      // cannot.
      if (!form || !(await fetch(form.action, { method: 'HEAD' })).ok || !isWanted) return;
      typedSlot.del(); // the address has it
      form.submit();
    }
  }

  function open(): void {
    if (isWanted) return;
    query ||= typedSlot.get() ?? '';
    releaseLayer = openLayer(close);
    update(() => (isWanted = true));
    void attempt();
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
        () => undefined, // tried again when the dialog is opened
      );
    },
    open,
    toggle: () => {
      if (isWanted) close();
      else open();
    },
    close,
    submit(event) {
      if (hasFailed) {
        event.preventDefault();
        attempt(event.currentTarget).catch(() => undefined); // it is said already
      } else typedSlot.del(); // the address has it
    },
  };
}
