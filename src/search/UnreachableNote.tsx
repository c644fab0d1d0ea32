import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { dialogTexts } from './dialogTexts';
import { failureTexts } from './searchTexts';

/** Error message when the page of a hit is unavailable, with a retry button. The search stays open. */
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
