import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { findContentStart, focusTarget } from '@site/src/client/focusTarget';
import styles from './styles.module.css';

function skip(event: MouseEvent): void {
  const start = findContentStart();
  if (!start) return; // falls back to the `href` of the link
  event.preventDefault();
  start.scrollIntoView();
  focusTarget(start);
}

/** Renders the first tab stop, a link that skips the navigation. */
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
