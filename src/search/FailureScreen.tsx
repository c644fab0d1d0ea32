import type { ReactNode } from 'react';
import type { SearchFailure } from '../../search/protocol/workerMessages';
import Icon from './Icon';
import styles from './Screen.module.css';
import { failureTexts } from './searchTexts';

type Props = { failure: SearchFailure | undefined; onRetry: () => void };

/** Error message with a retry button (specification §8). */
export default function FailureScreen({ failure, onRetry }: Props): ReactNode {
  return (
    <div className={styles.screen}>
      <Icon name="offline" className={styles.icon} />
      <p className={styles.title}>{failureTexts.title()}</p>
      <p className={styles.help}>{failureTexts.help(failure)}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {failureTexts.retry()}
      </button>
    </div>
  );
}
