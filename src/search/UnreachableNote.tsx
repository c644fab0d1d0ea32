import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { dialogTexts } from './dialogTexts';
import { failureTexts } from './searchTexts';

/** Where the page of a hit cannot be had: dialog or search page stay, with everything in them. */
export default function UnreachableNote({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.note}>
      {dialogTexts.unreachable()}
      <button type="button" className={styles.button} onClick={onRetry}>
        {failureTexts.retry()}
      </button>
    </div>
  );
}
