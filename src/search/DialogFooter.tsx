import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './dialogTexts';

const keys: readonly [readonly string[], () => string][] = [
  [['Enter'], dialogTexts.select],
  [['↑', '↓'], dialogTexts.navigate],
  [['Esc'], dialogTexts.close],
];

/** Keys of the dialog, on devices with a mouse, which have a keyboard. */
export default function DialogFooter(): ReactNode {
  return (
    <dl className={clsx(styles.footer, styles.keys)}>
      {keys.map(([names, describe]) => (
        <div key={names[0]}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{describe()}</dd>
        </div>
      ))}
    </dl>
  );
}
