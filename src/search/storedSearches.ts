/** The reader's recent searches and favourites: hits they chose, as lists in local storage (specification §9). */
import { maxFavouriteSearches, maxRecentSearches, maxRecentSearchesWithFavourites } from '../specification';
import { parseStoredHit } from '../../search/protocol/parseHit';
import type { StoredHit } from '../../search/protocol/query';
import { toSitePath } from './sitePath';

export type StoredSearches = { recent: readonly StoredHit[]; favourites: readonly StoredHit[] };

/** Longest stored text that is looked at: seventeen hits are far below, a megabyte of garbage is far above. */
const maxStoredChars = 100_000;

/** Key of the stored list in local storage (specification §9). */
export function storageKey(list: 'RECENT' | 'FAVORITE', indexName: string): string {
  return `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
}

function without(hits: readonly StoredHit[], { objectID }: StoredHit): StoredHit[] {
  return hits.filter((hit) => hit.objectID !== objectID);
}

/** Reads a stored list. Whatever is no list, no hit of the site at `origins` or a repetition is left out. */
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

/** What is shown of the lists: fewer recent searches beside favourites (specification §9). */
export function limitStored({ recent, favourites }: StoredSearches): StoredSearches {
  const kept = favourites.slice(0, maxFavouriteSearches);
  return {
    favourites: kept,
    recent: recent.slice(0, kept.length > 0 ? maxRecentSearchesWithFavourites : maxRecentSearches),
  };
}

/** After the reader chose `hit`: it is the latest recent search, unless it is a favourite. */
export function addRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  const isFavourite = searches.favourites.some(({ objectID }) => objectID === hit.objectID);
  if (isFavourite) return searches;
  return limitStored({ ...searches, recent: [hit, ...without(searches.recent, hit)] });
}

/** After the reader saved `hit`: it moves from the recent searches to the front of the favourites. */
export function addFavourite({ recent, favourites }: StoredSearches, hit: StoredHit): StoredSearches {
  return limitStored({ recent: without(recent, hit), favourites: [hit, ...without(favourites, hit)] });
}

/** After the reader removed `hit` from the list it stands in. */
export function removeStored({ recent, favourites }: StoredSearches, hit: StoredHit): StoredSearches {
  return { recent: without(recent, hit), favourites: without(favourites, hit) };
}
