import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import type { StoredHit } from '../../search/protocol/query';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import { readStoredNames } from './hitTexts';
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

/** List of recent searches or favourites: links with buttons to save or remove them. */
export default function StoredList({ title, icon, hits, actions, origins, onChoose }: Props): ReactNode {
  return (
    <section className={styles.group}>
      <h2 className={styles.groupName}>{title}</h2>
      <ul className={styles.stored}>
        {hits.map((hit) => {
          const path = toSitePath(hit.url, origins);
          if (path === undefined) return null; // not an address of this site
          const { title: name, detail } = readStoredNames(hit);
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
                  <span className={styles.storedPage}>{detail}</span>
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
                    if (event.detail === 2) return; // a double click would hit the next row, too
                    event.currentTarget.focus({ preventScroll: true }); // Safari does not focus clicked buttons
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
