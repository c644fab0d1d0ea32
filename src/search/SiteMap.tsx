import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import siteMap from '@generated/catalog/default/site-map.json';
import { allPagesAnchor } from '../../catalog/fixedRoutes';
import type { SiteMapItem } from '../../catalog/siteMap';
import FilterField from '../components/ListFilter/FilterField';
import { useListFilter } from '../components/ListFilter/useListFilter';
import styles from './SiteMap.module.css';
import { pageTexts } from './pageTexts';

function countPages(items: readonly SiteMapItem[]): number {
  return items.reduce((sum, { items: children }) => sum + (children ? countPages(children) : 1), 0);
}

function ItemList({ items }: { items: readonly SiteMapItem[] }): ReactNode {
  if (items.length === 0) return null;
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

/** List of all pages by product and category, with a filter. Works without JavaScript, then without the filter. */
export default function SiteMap(): ReactNode {
  const { field, filtered = siteMap } = useListFilter(siteMap);
  useBrokenLinks().collectAnchor(allPagesAnchor);
  const count = siteMap.reduce((sum, { items }) => sum + countPages(items), 0);
  return (
    <section aria-labelledby={allPagesAnchor} className={clsx('hide-while-pending', styles.siteMap)}>
      <h2 id={allPagesAnchor} className={styles.title}>
        {pageTexts.allPages()}
      </h2>
      <p className={styles.count}>{pageTexts.allPagesCount(count)}</p>
      <div className={styles.filter}>
        <FilterField label={translate({ id: 'filter.allPages', message: '筛选全部页面' })} {...field} />
      </div>
      {filtered.map(({ name, items }) => (
        <section key={name} className={styles.product}>
          <h3>{name}</h3>
          <ItemList items={items} />
        </section>
      ))}
    </section>
  );
}
