import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/AnnouncementBar/Content';
import { parseAnnouncement } from './parseAnnouncement';

export default function AnnouncementBarContent(props: Props): ReactNode {
  const { announcementBar } = useThemeConfig();
  return (
    <p {...props}>
      {parseAnnouncement(announcementBar?.content ?? '').map(({ text, address }, index) =>
        address === undefined ? (
          text
        ) : (
          <Link key={index} to={address}>
            {text}
          </Link>
        ),
      )}
    </p>
  );
}
