import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Announcement above the navbar. A named region, since the page has its banner already; plain text, since stock sets
 * HTML; colours come from the stylesheet that plugins/theme-classic writes, since stock prints a `style` attribute.
 */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) return null;
  return (
    <div
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({
        id: 'theme.AnnouncementBar.label',
        message: '站点公告',
        description: 'The ARIA label of the announcement bar',
      })}
    >
      <p className={styles.content}>{announcementBar.content}</p>
      {announcementBar.isCloseable && <AnnouncementBarCloseButton onClick={close} className={styles.close} />}
    </div>
  );
}
