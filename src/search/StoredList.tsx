import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import type { StoredHit } from '../../search/protocol/query';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import { findLevels } from './hitTexts';
import { toSitePath } from './sitePath';

type Action = { icon: 'star' | 'clear'; label: string; run: (hit: StoredHit, name: string) => void };

type Props = {
  title: string;
  icon: 'recent' | 'star';
  hits: readonly StoredHit[];
  actions: readonly Action[];
  origins: readonly string[];
  onChoose: (event: MouseEvent, hit: StoredHit, path: string) => void;
};

function nameOf({ hierarchy }: StoredHit): string {
  const own = findLevels(hierarchy).pop();
  return (own === undefined ? undefined : hierarchy[own]) ?? '';
}

/** Recent searches or favourites: links to what was chosen, each with what can be done to it. */
export default function StoredList({ title, icon, hits, actions, origins, onChoose }: Props): ReactNode {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupName}>{title}</h2>
      <ul className={styles.stored}>
        {hits.map((hit) => {
          const path = toSitePath(hit.url, origins);
          if (path === undefined) return null; // an address of another site is no link
          const name = nameOf(hit);
          const page = hit.hierarchy.lvl1 === name ? hit.hierarchy.lvl0 : hit.hierarchy.lvl1;
          return (
            <li key={hit.objectID} className={styles.storedRow}>
              <a
                className={styles.storedLink}
                href={path}
                data-stored=""
                onClick={(event) => onChoose(event, hit, path)}
              >
                <Icon name={icon} className={clsx(styles.optionIcon, icon === 'star' && styles.favourite)} />
                <span className={styles.optionText}>
                  <span className={styles.storedName}>{name}</span>
                  <span className={styles.storedPage}>{page}</span>
                </span>
              </a>
              {actions.map((action) => (
                <button
                  key={action.icon}
                  type="button"
                  className={styles.storedButton}
                  aria-label={`${action.label}：${name}`}
                  title={action.label}
                  data-remove={action.icon === 'clear' ? '' : undefined}
                  onClick={(event) => {
                    if (event.detail === 2) return; // a double click, and another row is there now
                    event.currentTarget.focus({ preventScroll: true }); // Safari does not by itself
                    action.run(hit, name);
                  }}
                >
                  <Icon name={action.icon} />
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
