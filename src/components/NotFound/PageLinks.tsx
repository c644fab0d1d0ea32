import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export type PageLink = {
  path: string;
  title: string;
  /** Distinguishes pages with the same title. */
  hint?: string;
};

/** Renders a list of page links under an optional title, or nothing when `pages` is empty. */
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
