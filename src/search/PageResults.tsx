import { type ReactNode, useMemo, useRef } from 'react';
import { type SearchResult, productFacet } from '../../search/protocol/query';
import NoResultsScreen from './NoResultsScreen';
import PageHits from './PageHits';
import ProductFilter from './ProductFilter';
import styles from './SearchPage.module.css';
import { areWeak } from './areWeak';
import { findShownHits, groupByPage } from './hitGroups';
import { describeListEnd } from './listEnd';
import { type SearchAddress, formatSearchAddress, maxPageCount } from './searchAddress';
import type { SearchSnapshot } from './searchSession';
import { dialogTexts } from './dialogTexts';
import { resultTexts } from './searchTexts';
import { usePressed } from './usePressed';
import { useScrolledPast } from './useScrolledPast';
import type { SiteSearch } from './useSiteSearch';
import { useHeldValue } from './useHeldValue';

type Props = {
  /** Counts of all products, then pages of hits: the results of `buildPageQueries`. */
  results: readonly SearchResult[];
  address: SearchAddress;
  snapshot: SearchSnapshot;
  search: SiteSearch;
  onChange: (next: SearchAddress) => void;
  onSuggestion: (query: string) => void;
};

/** Hits of the search page with the product filter and the button for more. */
export default function PageResults({ results, address, snapshot, search, onChange, onSuggestion }: Props): ReactNode {
  const { status, isPartial } = snapshot;
  const [isPressed, press] = usePressed();
  const listRef = useRef<HTMLDivElement>(null);
  // Includes the status: only better results are held after scrolling, not the first results of a query.
  const isScrolled = useScrolledPast(listRef, status + formatSearchAddress(address));
  // Avoids layout shifts under the pointer and while the user reads further down.
  const shown = useHeldValue(results, isPressed || isScrolled);
  const { getOrigins, settings } = search;
  const groups = useMemo(() => {
    const batches = shown.slice(1).map(({ hits }) => findShownHits(hits, getOrigins()));
    return groupByPage(batches, settings.hitsPerGroup);
  }, [shown, getOrigins, settings]);
  const [counts, ...pages] = shown;
  if (!counts) return null;
  if (counts.nbHits === 0) {
    return <NoResultsScreen query={counts.query} search={search} isPartial={isPartial} onSuggestion={onSuggestion} />;
  }
  const { product, pageCount } = address;
  const total = pages[0]?.nbHits ?? 0;
  const hitCount = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  const isWeak = areWeak(pages[0]?.hits);
  const choose = (name: string) => onChange({ ...address, product: name, pageCount: 1 });
  return (
    <>
      <ProductFilter
        counts={counts.facets[productFacet] ?? {}}
        total={counts.nbHits}
        chosen={product}
        onChoose={choose}
        onPress={press}
      />
      <div ref={listRef}>
        <h2 className={isWeak ? styles.weak : 'visually-hidden'}>
          {isWeak ? resultTexts.weak() : dialogTexts.results()}
        </h2>
        <PageHits
          query={address.query}
          groups={groups}
          end={describeListEnd(hitCount, total || counts.nbHits, pageCount < maxPageCount)}
          onPress={press}
          onMore={() => (total === 0 ? choose('') : onChange({ ...address, pageCount: pageCount + 1 }))}
        />
      </div>
    </>
  );
}
