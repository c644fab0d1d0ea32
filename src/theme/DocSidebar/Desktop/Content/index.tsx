import { type ReactNode, useEffect } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import SidebarHead from '@site/src/components/SidebarHead';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { revealCurrentItem } from './revealCurrentItem';

/** Names the product above the stock menu. Scrolls the current page into view, also after a category has expanded. */
export default function DocSidebarContentRevealed(props: Props): ReactNode {
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>(`.${ThemeClassNames.docs.docSidebarContainer} nav.menu`);
    if (!menu) return undefined;
    const reveal = (): void => revealCurrentItem(menu);
    reveal();
    menu.addEventListener('transitionend', reveal, { once: true });
    return () => menu.removeEventListener('transitionend', reveal);
  }, [props.path]);
  return (
    <>
      <SidebarHead />
      <Content {...props} />
    </>
  );
}
