import { type ReactNode, isValidElement } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/**
 * Renders a native disclosure, which works without JavaScript and opens for an anchor and for "find in page". The
 * animated stock component does neither.
 */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? (
        summary
      ) : (
        <summary>{summary ?? translate({ id: 'details.summary', message: '详情' })}</summary>
      )}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
