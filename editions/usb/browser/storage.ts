/**
 * Stands in for the storage of `@docusaurus/theme-common`. A browser may keep nothing for files, or something for each
 * file apart, so what is stored also goes along in the name of the window, which stays with the tab.
 */
export type StorageSlot = { get: () => string | null; set: (value: string) => void; del: () => void };

function readTab(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.name);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // the name is another's, or there is none
  }
}

function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** One value. Never throws. */
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
