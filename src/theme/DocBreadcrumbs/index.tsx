import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useProduct } from '@site/src/components/useProduct';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import styles from './styles.module.css';

type ItemProps = { label: string; href: string | undefined; position: number; isCurrent?: boolean };

function Item({ label, href, position, isCurrent = false }: ItemProps): ReactNode {
  const name = <span itemProp="name">{label}</span>;
  return (
    <li
      className={clsx('breadcrumbs__item', { 'breadcrumbs__item--active': isCurrent })}
      itemProp="itemListElement"
      itemScope
      itemType="https://schema.org/ListItem"
    >
      {isCurrent || !href ? (
        <span className="breadcrumbs__link" aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </span>
      ) : (
        <Link className="breadcrumbs__link" href={href} itemProp="item">
          {name}
        </Link>
      )}
      <meta itemProp="position" content={String(position)} />
    </li>
  );
}

const findHref = (item: PropSidebarBreadcrumbsItem): string | undefined =>
  item.type === 'category' && item.linkUnlisted ? undefined : item.href;

/**
 * Renders the product and the categories with schema.org microdata. Stock uses a JSON-LD script element, which the
 * browser would rewrite on every navigation.
 */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const product = useProduct();
  if (!breadcrumbs) return null;
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ol className="breadcrumbs" itemScope itemType="https://schema.org/BreadcrumbList">
        <HomeBreadcrumbItem />
        {product && <Item label={product.sidebarName} href={product.path} position={1} />}
        {breadcrumbs.map((item, index) => (
          <Item
            key={index}
            label={item.label}
            href={findHref(item)}
            position={index + (product ? 2 : 1)}
            isCurrent={index === breadcrumbs.length - 1}
          />
        ))}
      </ol>
    </nav>
  );
}
