import type { ReactNode } from 'react';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { CategoryItem } from '@site/catalog/categoryItem';
import ProductTitle from '@site/src/components/ProductTitle';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Stock property extended by `plugins/docs`. */
type DescribedIndex = Props['categoryGeneratedIndex'] & { itemsByPath?: Readonly<Record<string, CategoryItem>> };

/** Renders the index page of a sidebar category as a list of cards. */
export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, navigation } = categoryGeneratedIndex;
  const { itemsByPath = {} }: DescribedIndex = categoryGeneratedIndex;
  const items = useCurrentSidebarCategory().items.map((item) =>
    item.type === 'html' || item.href === undefined ? item : { ...item, ...itemsByPath[item.href] },
  );
  const isPageTitle = items.some((item) => item.type === 'link' && item.label === title);
  return (
    <>
      <PageMetadata description={description} />
      <ProductTitle title={isPageTitle ? `${title}（目录）` : title} />
      <div className={styles.page}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          {description && <p>{description}</p>}
        </header>
        <DocCardList items={items} className={styles.list} />
        <footer className="margin-top--md">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}
