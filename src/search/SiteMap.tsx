import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import siteMap from '@generated/catalog/default/site-map.json';
import { allPagesAnchor } from '../../catalog/fixedRoutes';
import type { SiteMapItem } from '../../catalog/siteMap';
import styles from './SiteMap.module.css';
import { pageTexts } from './pageTexts';

function countPages(items: readonly SiteMapItem[]): number {
  return items.reduce((sum, { items: children }) => sum + (children ? countPages(children) : 1), 0);
}

function ItemList({ items }: { items: readonly SiteMapItem[] }): ReactNode {
  return (
    <ul>
      {items.map(({ path, label, items: children }) => (
        <li key={path} className={children && styles.category}>
          <Link to={path}>{label}</Link>
          {children && <ItemList items={children} />}
        </li>
      ))}
    </ul>
  );
}

/** List of all pages by product and category. Works without JavaScript. */
export default function SiteMap(): ReactNode {
  useBrokenLinks().collectAnchor(allPagesAnchor);
  const count = siteMap.reduce((sum, { items }) => sum + countPages(items), 0);
  return (
    <section aria-labelledby={allPagesAnchor} className={clsx('hide-while-pending', styles.siteMap)}>
      <h2 id={allPagesAnchor} className={styles.title}>
        {pageTexts.allPages()}
      </h2>
      <p className={styles.count}>{pageTexts.allPagesCount(count)}</p>
      {siteMap.map(({ name, items }) => (
        <section key={name} className={styles.product}>
          <h3>{name}</h3>
          <ItemList items={items} />
        </section>
      ))}
    </section>
  );
}
