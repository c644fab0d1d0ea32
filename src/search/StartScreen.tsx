import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { allPagesAddress } from '../../catalog/fixedRoutes';
import type { StoredHit } from '../../search/protocol/query';
import styles from './SearchDialog.module.css';
import StoredList from './StoredList';
import { dialogTexts } from './dialogTexts';
import type { StoredSearchesControl } from './useStoredSearches';

type Props = {
  stored: StoredSearchesControl;
  origins: readonly string[];
  onChoose: (event: MouseEvent, hit: StoredHit, path: string) => void;
  /** Back to the field. */
  onLeave: () => void;
  onAllPages: (event: MouseEvent) => void;
};

function findLinks(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-stored]')];
}

/** Where `key` leads from the link at `index`; -1 is the field. */
function findNextLink(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Whether a key writes a character; a space presses the button that has the focus. */
function isWriting({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}

/**
 * Up, down, Home and End walk through the stored links; up from the first one leads back to the field, and so does
 * whatever writes: the focus is there before the character is. Delete removes.
 */
function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (isWriting(event)) {
    leave();
    return;
  }
  const row = document.activeElement?.closest('li');
  if (event.key === 'Delete' && row) {
    if (!event.repeat) row.querySelector<HTMLElement>('[data-remove]')?.click();
    return;
  }
  const links = findLinks(event.currentTarget);
  const link = row?.querySelector<HTMLElement>('[data-stored]');
  const next = findNextLink(event.key, link ? links.indexOf(link) : -1, links.length);
  if (next === undefined) return;
  event.preventDefault();
  if (link && next < 0) leave();
  else links[Math.max(next, 0)]?.focus();
}

/** What is shown before anything is typed: favourites, recent searches, and what can be searched for. */
export default function StartScreen({ stored, origins, onChoose, onLeave, onAllPages }: Props): ReactNode {
  const { recent, favourites } = stored.searches;
  const listRef = useRef<HTMLDivElement>(null);
  /** Rows that were beside the one that goes, the nearest first. */
  const focusOn = useRef<readonly HTMLElement[]>(undefined);
  /** What had the focus last: another tab may remove its row. */
  const focused = useRef<Element>(undefined);
  const [said, say] = useState('');
  /**
   * Changes the lists. The focus must not be lost with its row: it goes to the one that takes the place, or stands
   * before.
   */
  function changeLists(change: (hit: StoredHit) => void, hit: StoredHit, done: string): void {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-stored]');
    const links = listRef.current && row ? findLinks(listRef.current) : [];
    const at = links.findIndex((link) => link === row);
    focusOn.current = [...links.slice(at + 1), ...links.slice(0, at).reverse()];
    change(hit);
    say(done);
  }
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!focusOn.current && !isLost) return;
    const next = focusOn.current?.find(({ isConnected }) => isConnected);
    focusOn.current = focused.current = undefined;
    if (next) next.focus();
    else onLeave();
  });

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys only shorten the way between links that Tab reaches as well
    <div
      ref={listRef}
      onKeyDown={(event) => walk(event, onLeave)}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {favourites.length > 0 && (
        <StoredList
          title={dialogTexts.favourites()}
          icon="star"
          hits={favourites}
          origins={origins}
          onChoose={onChoose}
          actions={[
            {
              icon: 'clear',
              label: dialogTexts.removeFavourite(),
              run: (hit, name) => changeLists(stored.remove, hit, dialogTexts.removed(name)),
            },
          ]}
        />
      )}
      {recent.length > 0 && (
        <StoredList
          title={dialogTexts.recent()}
          icon="recent"
          hits={recent}
          origins={origins}
          onChoose={onChoose}
          actions={[
            {
              icon: 'star',
              label: dialogTexts.saveRecent(),
              run: (hit, name) => changeLists(stored.addFavourite, hit, dialogTexts.saved(name)),
            },
            {
              icon: 'clear',
              label: dialogTexts.removeRecent(),
              run: (hit, name) => changeLists(stored.remove, hit, dialogTexts.removed(name)),
            },
          ]}
        />
      )}
      {recent.length === 0 && favourites.length === 0 && <p className={styles.noRecent}>{dialogTexts.noRecent()}</p>}
      <p className={styles.tips}>
        {dialogTexts.tips()}
        <a className={styles.allPages} href={allPagesAddress} onClick={onAllPages}>
          {dialogTexts.allPages()}
        </a>
      </p>
    </div>
  );
}
