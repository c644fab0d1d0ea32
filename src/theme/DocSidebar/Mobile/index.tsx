import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import FilterField from '@site/src/components/ListFilter/FilterField';
import { useListFilter } from '@site/src/components/ListFilter/useListFilter';
import SidebarHead from '@site/src/components/SidebarHead';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import { revealCurrentItem } from '../Desktop/Content/revealCurrentItem';

const listClass = clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list');

const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({ sidebar, path }) => {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { field, filtered } = useListFilter(sidebar, path);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const panel = listRef.current?.closest<HTMLElement>('.menu');
    if (shown && panel) revealCurrentItem(panel);
  }, [shown]);
  // Both links and category rows open a page, so the menu closes.
  const common = { activePath: path, onItemClick: toggle, level: 1 };
  return (
    <>
      <div className="sidebar-top">
        <SidebarHead onClick={toggle} />
        <FilterField label={translate({ id: 'filter.pages', message: '筛选本产品的页面' })} {...field} />
      </div>
      {/* The hidden list keeps its expanded categories. */}
      <ul ref={listRef} className={clsx(listClass, filtered && 'list-filter__hidden')}>
        <DocSidebarItems items={sidebar} {...common} />
      </ul>
      {filtered && (
        <ul key={field.text} className={listClass}>
          <DocSidebarItems items={filtered} {...common} />
        </ul>
      )}
    </>
  );
};

export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}
