import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { allPagesAddress } from '../../catalog/fixedRoutes';
import type { StoredHit } from '../../search/protocol/query';
import styles from './SearchDialog.module.css';
import StartLinks from './StartLinks';
import StoredList from './StoredList';
import { dialogTexts } from './dialogTexts';
import type { StoredSearchesControl } from './useStoredSearches';

type Props = {
  stored: StoredSearchesControl;
  origins: readonly string[];
  onChoose: (event: MouseEvent, hit: StoredHit, path: string) => void;
  /** Moves the focus back to the input. */
  onLeave: () => void;
  onFollow: (event: MouseEvent, path: string) => void;
  onShortcuts: () => void;
};

const storedLinks = '[data-stored]';

/** Links that the arrow keys reach. */
export const startScreenLinks = `${storedLinks}, [data-start]`;

function findLinks(list: HTMLElement, selector: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(selector)];
}

/** Returns the index of the link that `key` moves to from `index`; -1 is the input. */
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

/** Returns whether the key types a character. A space activates the focused button. */
function isWriting({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}

/**
 * Handles keys in the lists. Arrow keys, Home and End move between the links. ArrowUp on the first one and characters
 * move the focus to the input. Delete removes the entry.
 */
function handleListKey(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (isWriting(event)) {
    leave();
    return;
  }
  const row = document.activeElement?.closest('li');
  if (event.key === 'Delete' && row) {
    if (!event.repeat) row.querySelector<HTMLElement>('[data-remove]')?.click();
    return;
  }
  const links = findLinks(event.currentTarget, startScreenLinks);
  const link = row?.querySelector<HTMLElement>(startScreenLinks);
  const next = findNextLink(event.key, link ? links.indexOf(link) : -1, links.length);
  if (next === undefined) return;
  event.preventDefault();
  if (link && next < 0) leave();
  else links[Math.max(next, 0)]?.focus();
}

/** Screen of the dialog without a query: favourites, recent searches, first tasks and hints. */
export default function StartScreen(props: Props): ReactNode {
  const { stored, origins, onChoose, onLeave, onFollow, onShortcuts } = props;
  const { recent, favourites } = stored.searches;
  const listRef = useRef<HTMLDivElement>(null);
  /** Links next to the removed one, nearest first. */
  const focusCandidates = useRef<readonly HTMLElement[]>(undefined);
  /** Element that had the focus last. Another tab may remove it. */
  const focused = useRef<Element>(undefined);
  const [announcement, announce] = useState('');
  /** Changes the lists and announces it. The focus moves from a removed row to the next one, or to the previous one. */
  function changeLists(change: (hit: StoredHit) => void, hit: StoredHit, message: string): void {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>(storedLinks);
    const links = listRef.current && row ? findLinks(listRef.current, storedLinks) : [];
    const index = links.findIndex((link) => link === row);
    focusCandidates.current = [...links.slice(index + 1), ...links.slice(0, index).reverse()];
    change(hit);
    announce(message);
  }
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (!focusCandidates.current && !isLost) return;
    const next = focusCandidates.current?.find(({ isConnected }) => isConnected);
    focusCandidates.current = focused.current = undefined;
    if (next) next.focus();
    else onLeave();
  });

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts; Tab reaches the links as well
    <div
      ref={listRef}
      onKeyDown={(event) => handleListKey(event, onLeave)}
      onFocus={({ target }) => {
        focused.current = target;
      }}
    >
      <p role="status" className="visually-hidden">
        {announcement}
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
      <StartLinks onFollow={onFollow} />
      <p className={styles.tips}>{dialogTexts.tips()}</p>
      <p className={styles.more}>
        <a className={styles.moreLink} href={allPagesAddress} onClick={(event) => onFollow(event, allPagesAddress)}>
          {dialogTexts.allPages()}
        </a>
        <button type="button" className={styles.moreLink} onClick={onShortcuts}>
          {dialogTexts.shortcuts()}
        </button>
      </p>
    </div>
  );
}
