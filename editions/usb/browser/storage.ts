/**
 * Replaces the storage of `@docusaurus/theme-common`. Browsers may disable local storage for files, or separate it per
 * file. Values are therefore also stored in `window.name`, which persists within the tab.
 */
export type StorageSlot = { get: () => string | null; set: (value: string) => void; del: () => void };

function readTab(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.name);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // no name, or a name set by another page
  }
}

function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** Creates a slot for one value. Its methods never throw. */
export function createStorageSlot(key: string): StorageSlot {
  const writeTab = (value: string | undefined): void => {
    window.name = JSON.stringify({ ...readTab(), [key]: value });
  };
  return {
    get() {
      const value = readTab()[key];
      return typeof value === 'string' ? value : tryStorage((storage) => storage.getItem(key));
    },
    set(value) {
      writeTab(value);
      tryStorage((storage) => {
        storage.setItem(key, value);
      });
    },
    del() {
      writeTab(undefined);
      tryStorage((storage) => {
        storage.removeItem(key);
      });
    },
  };
}
