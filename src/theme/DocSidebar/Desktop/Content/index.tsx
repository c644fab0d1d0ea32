import { type ReactNode, useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import FilterField from '@site/src/components/ListFilter/FilterField';
import { useListFilter } from '@site/src/components/ListFilter/useListFilter';
import SidebarHead from '@site/src/components/SidebarHead';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { revealCurrentItem } from './revealCurrentItem';

/**
 * Names the product above the stock menu and filters its items. Scrolls the current page into view, also after a
 * category has expanded.
 */
export default function DocSidebarContentRevealed(props: Props): ReactNode {
  const { field, filtered, count } = useListFilter(props.sidebar, props.path);
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
      <FilterField label={translate({ id: 'filter.pages', message: '筛选本产品的页面' })} {...field} />
      {/* The hidden menu keeps its expanded categories. */}
      <Content {...props} className={filtered ? 'list-filter__hidden' : ''} />
      {filtered && count > 0 && <Content {...props} key={field.text} sidebar={filtered} />}
    </>
  );
}
