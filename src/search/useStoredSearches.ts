import { useStorageSlot } from '@docusaurus/theme-common';
import type { StoredHit } from '../../search/protocol/query';
import { maxFavouriteSearches, maxRecentSearches } from '../specification';
import {
  type StoredSearches,
  addFavourite,
  addRecent,
  limitStored,
  parseStoredList,
  removeStored,
  storageKey,
} from './storedSearches';

export type StoredSearchesControl = {
  searches: StoredSearches;
  addRecent: (hit: StoredHit) => void;
  addFavourite: (hit: StoredHit) => void;
  remove: (hit: StoredHit) => void;
};

/**
 * Returns the recent searches and favourites in local storage, synchronized across tabs. When storage is blocked or
 * full, the lists do not change and Docusaurus logs a warning (specification §8).
 */
export function useStoredSearches(indexName: string, origins: readonly string[]): StoredSearchesControl {
  const [storedRecent, recentSlot] = useStorageSlot(storageKey('RECENT', indexName));
  const [storedFavourites, favouritesSlot] = useStorageSlot(storageKey('FAVORITE', indexName));
  const searches = limitStored({
    recent: parseStoredList(storedRecent, maxRecentSearches, origins),
    favourites: parseStoredList(storedFavourites, maxFavouriteSearches, origins),
  });

  function store({ recent, favourites }: StoredSearches): void {
    recentSlot.set(JSON.stringify(recent));
    favouritesSlot.set(JSON.stringify(favourites));
  }

  return {
    searches,
    addRecent: (hit) => {
      store(addRecent(searches, hit));
    },
    addFavourite: (hit) => {
      store(addFavourite(searches, hit));
    },
    remove: (hit) => {
      store(removeStored(searches, hit));
    },
  };
}
