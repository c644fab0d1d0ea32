import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { StoredHit } from '../../search/protocol/query';
import styles from './SearchDialog.module.css';
import StoredList from './StoredList';
import { dialogTexts } from './searchTexts';
import type { StoredSearchesControl } from './useStoredSearches';

type Props = {
  stored: StoredSearchesControl;
  origins: readonly string[];
  onChoose: (event: MouseEvent, hit: StoredHit, path: string) => void;
  /** After a row is gone: the focus must not be lost with it. */
  onRowGone: () => void;
  onAllPages: (event: MouseEvent) => void;
};

/** Up and down walk through the stored links; up from the first one leads back to the field (`onRowGone`). */
function walk(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stored]')];
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-stored]');
  const index = row ? links.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1) : 0;
  event.preventDefault();
  if (index < 0) leave();
  else links[Math.min(index, links.length - 1)]?.focus();
}

/** What is shown before anything is typed: favourites, recent searches, and what can be searched for. */
export default function StartScreen({ stored, origins, onChoose, onRowGone, onAllPages }: Props): ReactNode {
  const { recent, favourites } = stored.searches;
  const andRefocus = (change: (hit: StoredHit) => void) => (hit: StoredHit) => {
    change(hit);
    onRowGone();
  };
  return (
    // Keys only shorten the way between links that Tab reaches as well.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => walk(event, onRowGone)}>
      {favourites.length > 0 && (
        <StoredList
          title={dialogTexts.favourites()}
          icon="star"
          hits={favourites}
          origins={origins}
          onChoose={onChoose}
          actions={[{ icon: 'clear', label: dialogTexts.removeFavourite(), run: andRefocus(stored.remove) }]}
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
            { icon: 'star', label: dialogTexts.saveRecent(), run: andRefocus(stored.addFavourite) },
            { icon: 'clear', label: dialogTexts.removeRecent(), run: andRefocus(stored.remove) },
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
