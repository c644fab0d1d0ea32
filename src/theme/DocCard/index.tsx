import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { CategoryItem } from '@site/catalog/categoryItem';
import type { Props } from '@theme/DocCard';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function formatDetails({ kind, minutes, pages }: CategoryItem): string {
  if (pages !== undefined) return translate({ id: 'category.pages', message: '共 {pages} 页' }, { pages });
  const time =
    minutes !== undefined && translate({ id: 'page.readingTime', message: '阅读约 {minutes} 分钟' }, { minutes });
  return [kind, time].filter(Boolean).join(' · ');
}

/**
 * Renders an entry of a category page as a card. What it shows is part of the item, because `plugins/docs` removes it
 * from all other pages.
 */
export default function DocCard({ item }: Props): ReactNode {
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  const details = formatDetails(item);
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, styles.card)}>
      <Heading as="h2" className={clsx(ThemeClassNames.docs.docCard.heading, styles.title)}>
        {item.label}
      </Heading>
      {item.description && (
        <p className={clsx(ThemeClassNames.docs.docCard.description, styles.description)}>{item.description}</p>
      )}
      {details && <p className={styles.details}>{details}</p>}
    </Link>
  );
}
