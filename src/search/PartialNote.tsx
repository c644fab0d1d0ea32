import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { failureTexts, partialTexts } from './searchTexts';

/** Warning that parts of the index failed to load, with a retry button. */
export default function PartialNote({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <p className={styles.note}>
      {partialTexts.note()}
      <button type="button" className={styles.button} onClick={onRetry}>
        {failureTexts.retry()}
      </button>
    </p>
  );
}
