import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';
import type { TroubleshootingPage } from '../../catalog/troubleshooting';
import HitSummary from './HitSummary';
import summary from './HitSummary.module.css';
import Icon from './Icon';
import styles from './Screen.module.css';
import type { Suggestions } from './findSuggestions';
import { findShownHits } from './hitGroups';
import { readHitTexts } from './hitTexts';
import { noResultsTexts } from './searchTexts';
import type { SiteSearch } from './useSiteSearch';

type Props = {
  query: string;
  search: SiteSearch;
  /** Products of the last results that were not empty. */
  seen?: readonly string[];
  /** Whether parts of the index failed to load. Then a missing result must not be reported. */
  isPartial?: boolean | undefined;
  onSuggestion: (query: string) => void;
  /** Called for clicks with any mouse button. */
  onFollow?: (event: MouseEvent, path: string, words?: readonly string[]) => void;
};

const noneSeen: readonly string[] = [];

type Help = Suggestions & { pages: readonly TroubleshootingPage[] };

const noHelp: Help = { queries: [], headings: [], pages: [] };

/** Returns help for the query. Keeps the help of the previous query while loading, to avoid flicker while typing. */
function useHelp(search: SiteSearch, query: string, seen: readonly string[]): Help {
  const [help, setHelp] = useState(noHelp);
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const { findHelpPages, findSuggestions } = await import('./noResultsHelp');
      const found = await findSuggestions(search, { query, seen, isWanted: () => isCurrent });
      if (isCurrent) setHelp({ ...found, pages: findHelpPages(baseUrl) });
    };
    find().catch(() => undefined); // help is optional
    return () => {
      isCurrent = false;
    };
  }, [search, query, seen, baseUrl]);
  return help;
}

type LinkListProps = Pick<Props, 'onFollow'> & {
  title: string;
  links: readonly { path: string; words?: readonly string[]; content: ReactNode }[];
};

function LinkList({ title, links, onFollow }: LinkListProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section className={styles.links}>
      <h2 className={styles.linksTitle}>{title}</h2>
      <ul>
        {links.map(({ path, words, content }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.link}
              onClick={(event) => onFollow?.(event, path, words)}
              onAuxClick={(event) => onFollow?.(event, path, words)}
            >
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lets the user copy a report to pass on, when the site has no feedback address. */
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

/** Message, suggestions and a way to report a missing result (specification §8). */
export default function NoResultsScreen({
  query,
  search,
  seen = noneSeen,
  isPartial = false,
  onSuggestion,
  onFollow,
}: Props): ReactNode {
  const { queries, headings, pages } = useHelp(search, query, seen);
  const { feedbackUrl } = search.settings;
  return (
    <div className={styles.screen}>
      <Icon name="search" className={styles.icon} />
      <p className={styles.title}>
        <span className={styles.label}>{noResultsTexts.title()}</span>“<strong>{query}</strong>”
      </p>
      {queries.length > 0 && (
        <div className={styles.suggestions}>
          <p className={styles.help}>{noResultsTexts.suggestions()}</p>
          <ul>
            {queries.map((name) => (
              <li key={name}>
                <button type="button" className={styles.button} onClick={() => onSuggestion(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkList
        title={noResultsTexts.headings()}
        links={findShownHits(headings, search.getOrigins()).map(({ hit, ...shown }) => ({
          ...shown,
          content: <HitSummary texts={readHitTexts(hit)} product={hit.hierarchy.lvl0} />,
        }))}
        onFollow={onFollow}
      />
      <LinkList
        title={noResultsTexts.troubleshooting()}
        links={pages.map(({ path, title, product }) => ({
          path,
          content: (
            <>
              <span className={summary.title}>{title}</span>
              <span className={summary.path}>{product}</span>
            </>
          ),
        }))}
        onFollow={onFollow}
      />
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
