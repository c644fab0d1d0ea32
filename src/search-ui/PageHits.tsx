import { type ReactNode, useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '../../search/protocol/query';
import { hitsPerPage } from '../specification';
import HitSummary from './HitSummary';
import styles from './SearchPage.module.css';
import { findShownHits } from './hitGroups';
import { noteLanding } from './noteLanding';
import { pageTexts } from './searchTexts';

type Props = {
  hits: readonly Hit[];
  /** Number of hits, of all products where the chosen one has none. */
  total: number;
  origins: readonly string[];
  /** Whether more can be asked for. */
  canGrow: boolean;
  onMore: () => void;
};

/** Hits of the search page, and a button for more, or for those of all products; the focus then goes to the first new one. */
export default function PageHits({ hits, total, origins, canGrow, onMore }: Props): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  const focusFrom = useRef<number>(undefined);
  useEffect(() => {
    if (focusFrom.current === undefined || hits.length <= focusFrom.current) return;
    listRef.current?.children[focusFrom.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusFrom.current = undefined;
  }, [hits]);

  const rest = total - hits.length;
  return (
    <>
      <ol ref={listRef} className={styles.hits}>
        {findShownHits(hits, origins).map(({ hit, path, words }) => (
          <li key={hit.objectID}>
            <Link
              className={styles.hit}
              to={path}
              onClick={(event) => noteLanding(event, { path, words })}
              onAuxClick={(event) => noteLanding(event, { path, words })}
            >
              <HitSummary hit={hit} product={hit.hierarchy.lvl0} />
            </Link>
          </li>
        ))}
      </ol>
      {rest > 0 && canGrow && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            focusFrom.current = hits.length;
            onMore();
          }}
        >
          {hits.length === 0 ? pageTexts.inAllProducts(rest) : pageTexts.more(rest)}
        </button>
      )}
      {!canGrow && rest > 0 && <p className={styles.status}>{pageTexts.limit(hits.length)}</p>}
      {rest <= 0 && hits.length > hitsPerPage && <p className={styles.status}>{pageTexts.complete()}</p>}
    </>
  );
}
