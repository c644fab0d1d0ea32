import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Remembers the closing until the next full load where the page may not access the storage. */
let wasClosed = false;

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive || wasClosed) return null;

  /** The button goes with the bar; focus stays at the top of the page instead of being lost. */
  function closeAndMoveOn(): void {
    wasClosed = true;
    close();
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }

  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({ id: 'announcement.region', message: '站点公告' })}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar.isCloseable && (
        <AnnouncementBarCloseButton onClick={closeAndMoveOn} className={clsx('needs-script', styles.close)} />
      )}
    </div>
  );
}
