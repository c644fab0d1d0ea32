import { type ReactNode, useEffect, useState } from 'react';
import { productFacet } from '../../search/protocol/query';
import { maxSuggestions } from '../specification';
import Icon from './Icon';
import styles from './Screen.module.css';
import { buildProductQueries } from './searchRequests';
import { noResultsTexts } from './searchTexts';
import type { SiteSearch } from './useSiteSearch';

type Props = { query: string; search: SiteSearch; onSuggestion: (query: string) => void };

/** The products with most to read; empty while they are unknown. */
function useSuggestions({ client, getScope }: SiteSearch): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void client.search(buildProductQueries(getScope())).then((outcome) => {
      if (!isCurrent || !outcome.isOk) return;
      const counts = Object.entries(outcome.answers.results[0]?.facets[productFacet] ?? {});
      setNames(counts.sort(([, left], [, right]) => right - left).map(([name]) => name));
    });
    return () => {
      isCurrent = false;
    };
  }, [client, getScope]);
  return names.slice(0, maxSuggestions);
}

/** Nothing was found: what to try instead, and where to say so (specification §8). */
export default function NoResultsScreen({ query, search, onSuggestion }: Props): ReactNode {
  const suggestions = useSuggestions(search);
  return (
    <div className={styles.screen}>
      <Icon name="search" className={styles.icon} />
      <p className={styles.title}>
        {noResultsTexts.title()}“<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.help}>{noResultsTexts.suggestions()}</p>
          <ul>
            {suggestions.map((name) => (
              <li key={name}>
                <button type="button" className={styles.button} onClick={() => onSuggestion(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.help}>
        {noResultsTexts.report()}{' '}
        <a href={`${search.settings.feedbackUrl}${encodeURIComponent(query)}`}>{noResultsTexts.reportLink()}</a>
      </p>
    </div>
  );
}
