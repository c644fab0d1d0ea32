/** Recent searches and favourites: lists of opened hits in local storage (specification §9). */
import { maxFavouriteSearches, maxRecentSearches, maxRecentSearchesWithFavourites } from '../specification';
import { parseStoredHit } from '../../search/protocol/parseHit';
import type { StoredHit } from '../../search/protocol/query';
import { toSitePath } from './sitePath';

export type StoredSearches = { recent: readonly StoredHit[]; favourites: readonly StoredHit[] };

/** Maximum length of a stored text that is parsed. The 17 hits of both lists are far shorter. */
const maxStoredChars = 100_000;

/** Returns the key of the list in local storage (specification §9). */
export function storageKey(list: 'RECENT' | 'FAVORITE', indexName: string): string {
  return `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
}

function without(hits: readonly StoredHit[], { objectID }: StoredHit): StoredHit[] {
  return hits.filter((hit) => hit.objectID !== objectID);
}

/** Parses a stored list. Omits malformed and repeated entries, and hits outside the site at `origins`. */
export function parseStoredList(stored: string | null, maxLength: number, origins: readonly string[]): StoredHit[] {
  if (stored === null || stored.length > maxStoredChars) return [];
  let data: unknown;
  try {
    data = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(data)) return [];
  const hits = data.flatMap((entry: unknown) => parseStoredHit(entry) ?? []);
  const isFirst = ({ objectID }: StoredHit, index: number) =>
    hits.findIndex((hit) => hit.objectID === objectID) === index;
  const isOurs = ({ url }: StoredHit) => toSitePath(url, origins) !== undefined;
  return hits.filter(isFirst).filter(isOurs).slice(0, maxLength);
}

/** Cuts the lists to their limits. There are fewer recent searches with favourites (specification §9). */
export function limitStored({ recent, favourites }: StoredSearches): StoredSearches {
  const limited = favourites.slice(0, maxFavouriteSearches);
  return {
    favourites: limited,
    recent: recent.slice(0, limited.length > 0 ? maxRecentSearchesWithFavourites : maxRecentSearches),
  };
}

/** Adds `hit` to the front of the recent searches, unless it is a favourite. */
export function addRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  const isFavourite = searches.favourites.some(({ objectID }) => objectID === hit.objectID);
  if (isFavourite) return searches;
  return limitStored({ ...searches, recent: [hit, ...without(searches.recent, hit)] });
}

/** Moves `hit` from the recent searches to the front of the favourites. */
export function addFavourite({ recent, favourites }: StoredSearches, hit: StoredHit): StoredSearches {
  return limitStored({ recent: without(recent, hit), favourites: [hit, ...without(favourites, hit)] });
}

/** Removes `hit` from its list. */
export function removeStored({ recent, favourites }: StoredSearches, hit: StoredHit): StoredSearches {
  return { recent: without(recent, hit), favourites: without(favourites, hit) };
}
