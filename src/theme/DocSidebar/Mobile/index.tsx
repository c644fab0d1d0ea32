import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import SidebarHead from '@site/src/components/SidebarHead';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import { revealCurrentItem } from '../Desktop/Content/revealCurrentItem';

const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({ sidebar, path }) => {
  const { shown, toggle } = useNavbarMobileSidebar();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const panel = listRef.current?.closest<HTMLElement>('.menu');
    if (shown && panel) revealCurrentItem(panel);
  }, [shown]);
  return (
    <>
      <SidebarHead onClick={toggle} />
      <ul ref={listRef} className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        {/* Both links and category rows open a page, so the menu closes. */}
        <DocSidebarItems items={sidebar} activePath={path} onItemClick={toggle} level={1} />
      </ul>
    </>
  );
};

export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}
