import { type ReactNode, useEffect, useRef } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { productFacet } from '../../search/protocol/query';
import { cutQuery } from '../../search/protocol/cutQuery';
import { maxQueryChars } from '../specification';
import FailureScreen from './FailureScreen';
import NoResultsScreen from './NoResultsScreen';
import PageHits from './PageHits';
import ProductFilter from './ProductFilter';
import styles from './SearchPage.module.css';
import SiteMap from './SiteMap';
import { searchLabel } from './searchLabel';
import { buildPageQueries } from './searchRequests';
import { type SearchSession, createSearchSession } from './searchSession';
import { pageTexts } from './searchTexts';
import { describeStatus } from './statusText';
import { useSearchAddress } from './useSearchAddress';
import { useSearchSession } from './useSearchSession';
import { useSiteSearch } from './useSiteSearch';

/** Kept between visits: back to the page shows the same hits at once, so the browser finds the old place again. */
let session: SearchSession | undefined;

/** Content of the search page. Must be used below the theme's Layout. */
export default function SearchPage(): ReactNode {
  const search = useSiteSearch();
  const { client, getScope, getOrigins } = search;
  session ??= createSearchSession(client);
  const { ask, clear, retry } = session;
  const { status, results } = useSearchSession(session);
  const [address, setAddress] = useSearchAddress();
  const { query, product, pageCount } = address;
  const hasQuery = query.trim() !== '';
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (query.trim() === '') clear();
    else ask(buildPageQueries(getScope(), { query, product, pageCount }));
  }, [ask, clear, getScope, query, product, pageCount]);

  function changeQuery(next: string): void {
    setAddress({ query: cutQuery(next), product: '', pageCount: 1 });
  }

  const [counts, ...pages] = results;
  const hits = pages.flatMap((page) => page.hits);
  const total = pages[0]?.nbHits ?? 0;

  function renderAnswer(): ReactNode {
    if (status === 'error') return <FailureScreen onRetry={retry} />;
    if (!counts) return null;
    if (counts.nbHits === 0) return <NoResultsScreen query={counts.query} search={search} onSuggestion={changeQuery} />;
    return (
      <>
        <ProductFilter
          counts={counts.facets[productFacet] ?? {}}
          total={counts.nbHits}
          chosen={product}
          onChoose={(name) => setAddress({ query, product: name, pageCount: 1 })}
        />
        <PageHits
          hits={hits}
          total={total}
          origins={getOrigins()}
          onMore={() => setAddress({ query, product, pageCount: pageCount + 1 })}
        />
      </>
    );
  }

  return (
    <main className={styles.page}>
      <PageMetadata title={pageTexts.title(query)} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className={styles.title}>{pageTexts.title(query)}</h1>
      <form
        className={styles.form}
        role="search"
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          inputRef.current?.blur(); // puts a phone's keyboard away
        }}
      >
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxQueryChars}
          aria-label={pageTexts.inputLabel()}
          placeholder={pageTexts.inputPlaceholder()}
          value={query}
          onChange={(event) => changeQuery(event.currentTarget.value)}
        />
        <button type="submit" className={clsx('primary-button', styles.submit)}>
          {searchLabel()}
        </button>
      </form>
      <noscript>
        <p className={styles.noScript}>{pageTexts.noScript()}</p>
      </noscript>
      <p role="status" className={styles.status}>
        {status === 'error' || (counts?.nbHits === 0 && status === 'idle') ? (
          <span className="visually-hidden">{describeStatus(status, { query, count: 0 })}</span>
        ) : (
          describeStatus(status, { query, ...(counts ? { count: total } : {}) })
        )}
      </p>
      {hasQuery ? renderAnswer() : <SiteMap />}
    </main>
  );
}
