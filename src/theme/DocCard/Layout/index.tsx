import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type { Props } from '@theme/DocCard/Layout';
import styles from './styles.module.css';

/** Renders a card with the whole title and description and without an icon. Stock truncates both. */
export default function DocCardLayout({ className, href, title, description }: Props): ReactNode {
  return (
    <Link href={href} className={clsx(ThemeClassNames.docs.docCard.container, styles.card, className)}>
      <Heading as="h2" className={clsx(ThemeClassNames.docs.docCard.heading, styles.title)}>
        {title}
      </Heading>
      {description && (
        <p className={clsx(ThemeClassNames.docs.docCard.description, styles.description)}>{description}</p>
      )}
    </Link>
  );
}
