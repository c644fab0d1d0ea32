import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { findContentStart, focusTarget } from '@site/src/client/focusTarget';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const start = findContentStart();
  if (!start) return; // the link's own target is good enough
  event.preventDefault();
  start.scrollIntoView();
  focusTarget(start);
}

/** First stop of the tab order: leads past the navigation (specification §2, layout). */
export default function SkipToContent(): ReactNode {
  const label = translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' });
  return (
    <div role="region" aria-label={label}>
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
