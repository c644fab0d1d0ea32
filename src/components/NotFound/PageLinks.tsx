import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type PageLink = {
  path: string;
  title: string;
  /** Tells apart pages of the same title. */
  hint?: string;
};

/** A list of links to pages, headed by `title` where it has one; nothing at all when there are none. */
export default function PageLinks({ title, pages }: { title?: string; pages: readonly PageLink[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section>
      {title && (
        <Heading as="h2" className={styles.listTitle}>
          {title}
        </Heading>
      )}
      <ul className={styles.list}>
        {pages.map(({ path, title: page, hint }) => (
          <li key={path} className={styles.item}>
            <Link className={styles.link} to={path}>
              <span>{page}</span>
              {hint && <span className={styles.hint}>{hint}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
