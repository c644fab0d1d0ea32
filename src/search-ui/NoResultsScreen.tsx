import { type ReactNode, useEffect, useState } from 'react';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';
import Icon from './Icon';
import styles from './Screen.module.css';
import { noResultsTexts } from './searchTexts';
import type { SiteSearch } from './useSiteSearch';

type Props = {
  query: string;
  search: SiteSearch;
  /** Products of the last answer that had hits. */
  seen?: readonly string[];
  /** Whether not everything could be searched: then nothing is missing yet that could be reported. */
  isPartial?: boolean | undefined;
  onSuggestion: (query: string) => void;
};

const noneSeen: readonly string[] = [];

/**
 * Empty until they are known. Those of an earlier query stay until then: buttons must not come and go with every key.
 */
function useSuggestions(search: SiteSearch, query: string, seen: readonly string[]): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const { findSuggestions } = await import('./findSuggestions'); // most readers find something
      const found = await findSuggestions(search, { query, seen, isWanted: () => isCurrent });
      if (isCurrent) setSuggestions(found);
    };
    find().catch(() => undefined); // without them the screen says enough
    return () => {
      isCurrent = false;
    };
  }, [search, query, seen]);
  return suggestions;
}

/** Replaces the link to the maintainers when the site has no feedback address: the user passes a report on. */
function ReportCopy({ query }: { query: string }): ReactNode {
  const { state, copy } = useCopy(() =>
    [noResultsTexts.title() + query, window.location.href, navigator.userAgent].join('\n'),
  );
  return (
    <>
      {noResultsTexts.reportLink()}
      <span className={styles.whole}>{noResultsTexts.reportByHand()}</span>{' '}
      <button type="button" className={styles.button} onClick={copy}>
        {noResultsTexts.copyReport()}
      </button>{' '}
      <span aria-live="polite">{describeCopy(state, noResultsTexts.copyFailed())}</span>
    </>
  );
}

/** Nothing was found: what to try instead, and where to say so (specification §8). */
export default function NoResultsScreen({
  query,
  search,
  seen = noneSeen,
  isPartial = false,
  onSuggestion,
}: Props): ReactNode {
  const suggestions = useSuggestions(search, query, seen);
  const { feedbackUrl } = search.settings;
  return (
    <div className={styles.screen}>
      <Icon name="search" className={styles.icon} />
      <p className={styles.title}>
        <span className={styles.label}>{noResultsTexts.title()}</span>“<strong>{query}</strong>”
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
      {!isPartial && (
        <p className={styles.help}>
          <span className={styles.whole}>{noResultsTexts.report()}</span>{' '}
          {feedbackUrl === undefined ? (
            <ReportCopy query={query} />
          ) : (
            <a href={feedbackUrl + encodeURIComponent(query)}>{noResultsTexts.reportLink()}</a>
          )}
        </p>
      )}
    </div>
  );
}
