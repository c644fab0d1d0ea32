import type { ReactNode } from 'react';
import clsx from 'clsx';
import { filterDocCardListItems, useCurrentSidebarSiblings } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import styles from './styles.module.css';

function SiblingCards({ className }: Pick<Props, 'className'>): ReactNode {
  return <DocCardList items={useCurrentSidebarSiblings()} {...(className && { className })} />;
}

/** Renders cards for `items`, or for the current category when `items` is missing. */
export default function DocCardList({ items, className }: Props): ReactNode {
  if (!items) return <SiblingCards {...(className && { className })} />;
  return (
    <ul className={clsx(styles.list, className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
