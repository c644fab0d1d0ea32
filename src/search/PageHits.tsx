import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import Link from '@docusaurus/Link';
import type { Hit } from '../../search/protocol/query';
import HitSummary from './HitSummary';
import styles from './SearchPage.module.css';
import UnreachableNote from './UnreachableNote';
import { dialogTexts } from './dialogTexts';
import { type ShownHit, areWeak, findShownHits } from './hitGroups';
import { describeListEnd } from './listEnd';
import { resultTexts } from './searchTexts';
import { useHitNavigation } from './useHitNavigation';

type Props = {
  query: string;
  hits: readonly Hit[];
  /** Number of hits; of all products when the chosen one has none. */
  total: number;
  origins: readonly string[];
  /** Whether more hits can be requested. */
  canGrow: boolean;
  onMore: () => void;
  /** Called on pointerdown on the list. */
  onPress: () => void;
};

/**
 * Hits of the search page and a button that loads more, or those of all products. Then the first new hit gets the
 * focus.
 */
export default function PageHits({ query, hits, total, origins, canGrow, onMore, onPress }: Props): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  const focusFrom = useRef<number>(undefined);
  const shownHits = useMemo(() => findShownHits(hits, origins), [hits, origins]);
  useEffect(() => {
    if (focusFrom.current === undefined || shownHits.length <= focusFrom.current) return;
    listRef.current?.children[focusFrom.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusFrom.current = undefined;
  }, [shownHits]);

  const navigation = useHitNavigation(query);
  const [followedId, setFollowedId] = useState('');
  function follow(event: MouseEvent, { hit, path, words }: ShownHit): void {
    setFollowedId(hit.objectID);
    navigation.follow(event, { path, words });
  }

  /** Moves the focus to the hit, because the retry button disappears. */
  function retryNavigation(index: number): void {
    navigation.retry?.();
    listRef.current?.children[index]?.querySelector('a')?.focus();
  }

  const end = describeListEnd(hits.length, total, canGrow);
  return (
    <>
      {areWeak(hits) && <h2 className={styles.weak}>{resultTexts.weak()}</h2>}
      <ol ref={listRef} className={styles.hits} onPointerDown={onPress}>
        {shownHits.map((shown, index) => (
          <li key={shown.hit.objectID}>
            <Link
              className={styles.hit}
              to={shown.path}
              onClick={(event) => follow(event, shown)}
              onAuxClick={(event) => follow(event, shown)}
            >
              <HitSummary hit={shown.hit} product={shown.hit.hierarchy.lvl0} />
            </Link>
            {shown.hit.objectID === followedId && navigation.isWaiting && <p role="status">{dialogTexts.opening()}</p>}
            {shown.hit.objectID === followedId && navigation.retry && (
              <UnreachableNote onRetry={() => retryNavigation(index)} />
            )}
          </li>
        ))}
      </ol>
      {end.button && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            focusFrom.current = shownHits.length;
            onMore();
          }}
        >
          {end.button}
        </button>
      )}
      {end.note && <p className={styles.status}>{end.note}</p>}
    </>
  );
}
