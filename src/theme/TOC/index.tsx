import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { activeClass, keepActiveEntryInView } from './keepActiveEntryInView';
import styles from './styles.module.css';

/** Renders the table of contents as a named landmark. Stock uses a plain `div`. */
export default function TOC({ className, ...props }: Props): ReactNode {
  const navRef = useRef<HTMLElement>(null);
  useEffect(() => (navRef.current ? keepActiveEntryInView(navRef.current) : undefined), []);
  return (
    <nav
      ref={navRef}
      data-part="contents"
      className={clsx(styles.toc, 'thin-scrollbar', className)}
      aria-label={translate({ id: 'toc.label', message: '本页目录' })}
    >
      <TOCItems {...props} linkClassName="table-of-contents__link toc-highlight" linkActiveClassName={activeClass} />
    </nav>
  );
}
