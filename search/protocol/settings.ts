import { isObject, isString } from './guards';

/** What the configuration decides about search; the plugin hands it to dialog and page. */
export type SearchSettings = {
  /** Name of the index: part of every request and of the storage keys (specification §7, §9). */
  indexName: string;
  /** Where readers report a search without results. The query is appended, percent-encoded. */
  feedbackUrl: string;
};

/** Parses the plugin's data. Throws TypeError when the plugin is missing from the configuration. */
export function parseSettings(data: unknown): SearchSettings {
  if (!isObject(data) || !isString(data.indexName) || !isString(data.feedbackUrl)) {
    throw new TypeError('search: the plugin plugins/search is missing or its settings are malformed');
  }
  return { indexName: data.indexName, feedbackUrl: data.feedbackUrl };
}
