import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import HitSummary from './HitSummary';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import type { HitGroup, ShownHit } from './hitGroups';
import { dialogTexts } from './dialogTexts';
import { resultTexts } from './searchTexts';

type Props = {
  id: string;
  /** What `groups` answer. */
  question: string;
  groups: readonly HitGroup[];
  /** Whether the hits match only in part. */
  isWeak: boolean;
  /** Link to all hits, the last option. */
  seeAll: { path: string; label: string; onChoose: (event: MouseEvent) => void };
  active: number;
  /** Whether a key led to the active option. */
  isByKey: boolean;
  onActive: (index: number) => void;
  /** A finger or a button is down on the list. */
  onPress: () => void;
  /** A click with any button. */
  onChoose: (event: MouseEvent, shown: ShownHit) => void;
};

/** Id of the option at `index` of the list `listId`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${String(index)}`;
}

/** Hits as the options of a listbox, in groups; every option is the link itself. */
export default function ResultList(props: Props): ReactNode {
  const { id, question, groups, isWeak, seeAll, active, isByKey, onActive, onPress, onChoose } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const shown = useRef<Pick<Props, 'question' | 'groups'>>(undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = { question, groups };
    // A better answer to the same question leaves the list where the reader has scrolled it, and so does the mouse.
    const isScrolled = before?.groups === groups || listRef.current?.parentElement?.scrollTop !== 0;
    if (before?.question === question && !isByKey && isScrolled) return undefined;
    const list = listRef.current;
    const show = () => list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    show();
    if (!isByKey) return undefined; // a finger that scrolls puts the keyboard away, which makes more room
    const area = window.visualViewport ?? window; // after `useVisibleArea`, which makes room
    const stop = () => area.removeEventListener('resize', show);
    area.addEventListener('resize', show);
    list?.addEventListener('wheel', stop, { passive: true }); // whoever scrolls it looks elsewhere
    return () => {
      stop();
      list?.removeEventListener('wheel', stop);
    };
  }, [question, active, groups, isByKey]);

  const firstOf = groups.map((_, group) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0));
  const last = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const optionProps = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(), // the focus stays where keys are understood
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
          <span>{resultTexts.noneWhole()}</span>
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
                    <HitSummary hit={shown.hit} />
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
