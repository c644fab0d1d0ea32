import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Keeps the bar closed until the next full load when storage access is denied. */
let wasClosed = false;

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive || wasClosed) return null;

  /** Closes the bar and moves the focus from its button to the top of the page. */
  function closeAndMoveFocus(): void {
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
        <AnnouncementBarCloseButton onClick={closeAndMoveFocus} className={clsx('needs-script', styles.close)} />
      )}
    </div>
  );
}
