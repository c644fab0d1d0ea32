import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import HitSummary from './HitSummary';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import type { HitGroup, ShownHit } from './hitGroups';
import { readHitTexts } from './hitTexts';
import { dialogTexts } from './dialogTexts';
import { resultTexts } from './searchTexts';

type Props = {
  id: string;
  query: string;
  groups: readonly HitGroup[];
  /** Whether the hits match the query only in part. */
  isWeak: boolean;
  /** Last option: a link to all hits. */
  seeAll: { path: string; label: string; onChoose: (event: MouseEvent) => void };
  active: number;
  /** Whether the user moved to the active option by a key. */
  isByKey: boolean;
  onActive: (index: number) => void;
  /** Called on pointerdown on the list. */
  onPress: () => void;
  /** Called for clicks with any mouse button. */
  onChoose: (event: MouseEvent, shown: ShownHit) => void;
};

/** Returns the id of the option at `index` of the list `listId`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** Listbox of grouped hits. Each option is a link. */
export default function ResultList(props: Props): ReactNode {
  const { id, query, groups, isWeak, seeAll, active, isByKey, onActive, onPress, onChoose } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const shown = useRef<Pick<Props, 'query' | 'groups'>>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = { query, groups };
    // Better results for the same query, and moving the mouse, keep the scroll position.
    const isScrolled = before?.groups === groups || listRef.current?.parentElement?.scrollTop !== 0;
    if (before?.query === query && !isByKey && isScrolled) return undefined;
    const list = listRef.current;
    const show = () => list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    show();
    if (!isByKey) return undefined; // scrolling by touch hides the keyboard, which also resizes the viewport
    // Runs after the listener of `useVisibleArea`, which was registered before.
    const area = window.visualViewport ?? window;
    const stop = () => area.removeEventListener('resize', show);
    area.addEventListener('resize', show);
    list?.addEventListener('wheel', stop, { passive: true }); // the user scrolls away from the active option
    return () => {
      stop();
      list?.removeEventListener('wheel', stop);
    };
  }, [query, active, groups, isByKey]);

  const firstOf = groups.map((_, group) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0));
  const last = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const optionProps = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(), // keeps the focus in the input, which handles the keys
    onMouseMove: () => {
      if (index !== active) onActive(index);
    },
  });
  const label = isWeak ? resultTexts.weak() : dialogTexts.results();
  return (
    <>
      {isWeak && (
        <p className={styles.weak}>
          <strong>{label}</strong>
          <span>{resultTexts.noFullMatch()}</span>
        </p>
      )}
      <div ref={listRef} id={id} role="listbox" aria-label={label} onPointerDown={onPress}>
        {groups.map(({ name, hits }, group) => (
          <div key={name} role="group" aria-labelledby={`${id}-group-${String(group)}`} className={styles.group}>
            <div id={`${id}-group-${String(group)}`} role="presentation" className={styles.groupName}>
              {name}
            </div>
            {hits.map((shown, position) => {
              const index = (firstOf[group] ?? 0) + position;
              return (
                <a
                  key={shown.hit.objectID}
                  {...optionProps(index)}
                  tabIndex={-1}
                  href={shown.path}
                  className={styles.option}
                  onClick={(event) => onChoose(event, shown)}
                  onAuxClick={(event) => onChoose(event, shown)}
                >
                  <Icon name={shown.path.includes('#') ? 'section' : 'page'} className={styles.optionIcon} />
                  <span className={styles.optionText}>
                    <HitSummary texts={readHitTexts(shown.hit)} />
                  </span>
                </a>
              );
            })}
          </div>
        ))}
        <a
          {...optionProps(last)}
          href={seeAll.path}
          className={clsx(styles.option, styles.seeAll)}
          onClick={seeAll.onChoose}
        >
          {seeAll.label}
        </a>
      </div>
    </>
  );
}
