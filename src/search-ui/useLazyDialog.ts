import { type ComponentType, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

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

/** Whether the reader's connection is slow or counted: then nothing is loaded before it is needed. */
function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || String(Reflect.get(connection, 'effectiveType')).includes('2g')
  );
}

export type LazyDialog = {
  /** The dialog, once its code is there and as long as it is open. */
  Dialog: DialogComponent | undefined;
  /** Fetches code and index ahead of time: on hover, focus or touch of the button (specification §7). */
  prepare: () => void;
  toggle: () => void;
  close: () => void;
};

/** The search dialog, whose code is fetched when it is first needed. Where that fails, the search page opens instead. */
export function useLazyDialog(): LazyDialog {
  const [Loaded, setLoaded] = useState<DialogComponent>();
  const [isOpen, setIsOpen] = useState(false);
  const wanted = useRef(false);
  const baseUrl = useBaseUrl('/');
  const searchUrl = useBaseUrl('/search');

  function show(): void {
    wanted.current = true;
    loadDialog().then(
      (module) => {
        setLoaded(() => module.default);
        setIsOpen(wanted.current);
      },
      () => {
        window.location.assign(searchUrl);
      },
    );
  }

  function close(): void {
    wanted.current = false;
    setIsOpen(false);
  }

  return {
    Dialog: isOpen ? Loaded : undefined,
    prepare() {
      if (isSparing()) return;
      loadDialog().then(
        (module) => {
          module.prepareSearch(baseUrl);
        },
        () => undefined, // tried again when the dialog is opened
      );
    },
    toggle: () => {
      if (wanted.current) close();
      else show();
    },
    close,
  };
}
