import type { ReactNode } from 'react';
import styles from './Screen.module.css';
import { failureTexts, partialTexts } from './searchTexts';

/** Beside results that had to be found without the text of some pages: it could not be loaded. */
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
