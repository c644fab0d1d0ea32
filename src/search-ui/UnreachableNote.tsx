import type { ReactNode } from 'react';
import screen from './Screen.module.css';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './dialogTexts';
import { failureTexts } from './searchTexts';

/** Where the page of a hit cannot be had: the dialog stays, with everything in it. */
export default function UnreachableNote({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.unreachable}>
      {dialogTexts.unreachable()}
      <button type="button" className={screen.button} onClick={onRetry}>
        {failureTexts.retry()}
      </button>
    </div>
  );
}
