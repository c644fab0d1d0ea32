import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
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

/** Up and down walk through the stored links; up from the first one leads back to the field. Delete removes. */
function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const row = document.activeElement?.closest('li');
  if (event.key === 'Delete' && row) {
    row.querySelector<HTMLElement>('[data-remove]')?.click();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = findLinks(event.currentTarget);
  const link = row?.querySelector<HTMLElement>('[data-stored]');
  const index = link ? links.indexOf(link) + (event.key === 'ArrowDown' ? 1 : -1) : 0;
  event.preventDefault();
  if (index < 0) leave();
  else links[Math.min(index, links.length - 1)]?.focus();
}

/** What is shown before anything is typed: favourites, recent searches, and what can be searched for. */
export default function StartScreen({ stored, origins, onChoose, onLeave, onAllPages }: Props): ReactNode {
  const { recent, favourites } = stored.searches;
  const listRef = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(undefined);
  /** Changes the lists. The focus must not be lost with its row: it goes to the one that takes the place. */
  function changeLists(change: (hit: StoredHit) => void, hit: StoredHit): void {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-stored]');
    focusFrom.current = listRef.current && row ? findLinks(listRef.current).indexOf(row) : -1;
    change(hit);
  }
  useEffect(() => {
    if (focusFrom.current === undefined || !listRef.current) return;
    const links = findLinks(listRef.current);
    const next = focusFrom.current < 0 ? undefined : links[Math.min(focusFrom.current, links.length - 1)];
    focusFrom.current = undefined;
    if (next) next.focus();
    else onLeave();
  });

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys only shorten the way between links that Tab reaches as well
    <div ref={listRef} onKeyDown={(event) => walk(event, onLeave)}>
      {favourites.length > 0 && (
        <StoredList
          title={dialogTexts.favourites()}
          icon="star"
          hits={favourites}
          origins={origins}
          onChoose={onChoose}
          actions={[
            { icon: 'clear', label: dialogTexts.removeFavourite(), run: (hit) => changeLists(stored.remove, hit) },
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
            { icon: 'star', label: dialogTexts.saveRecent(), run: (hit) => changeLists(stored.addFavourite, hit) },
            { icon: 'clear', label: dialogTexts.removeRecent(), run: (hit) => changeLists(stored.remove, hit) },
          ]}
        />
      )}
      {recent.length === 0 && favourites.length === 0 && <p className={styles.noRecent}>{dialogTexts.noRecent()}</p>}
      <p className={styles.tips}>
        {dialogTexts.tips()}
        <a className={styles.allPages} href="/search#all-pages" onClick={onAllPages}>
          {dialogTexts.allPages()}
        </a>
      </p>
    </div>
  );
}
