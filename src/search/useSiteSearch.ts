import { useMemo } from 'react';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchSettings } from '../../search/protocol/settings';
import type { SearchClient } from '../../search/protocol/searchClient';
import { narrowMaxWidthPx, snippetWords, snippetWordsNarrow } from '../specification';
import { readSettings } from './readSettings';
import { type SearchScope, buildContextFilters } from './searchRequests';
import { getSearchClient } from './siteSearchClient';

export type SiteSearch = {
  settings: SearchSettings;
  client: SearchClient;
  /** Returns the scope of a query. Its snippet length depends on the window width (specification §9). */
  getScope: () => SearchScope;
  /** Returns the origins of this site. Hits of other origins are not shown. */
  getOrigins: () => readonly string[];
};

/** Returns settings and client for searching. Must be used below the theme's Layout. */
export function useSiteSearch(): SiteSearch {
  const data = usePluginData('search');
  const settings = useMemo(() => readSettings(data), [data]);
  const baseUrl = useBaseUrl('/');
  const siteUrl = useDocusaurusContext().siteConfig.url;
  const { locale, tags } = useContextualSearchFilters();
  const tagList = tags.join('\n');

  return useMemo(
    () => ({
      settings,
      client: getSearchClient(baseUrl, settings.provider),
      getScope: () => ({
        indexName: settings.indexName,
        facetFilters: buildContextFilters({ locale, tags: tagList.split('\n') }),
        snippetWords: window.innerWidth <= narrowMaxWidthPx ? snippetWordsNarrow : snippetWords,
      }),
      getOrigins: () => [window.location.origin, siteUrl],
    }),
    [settings, baseUrl, siteUrl, locale, tagList],
  );
}
