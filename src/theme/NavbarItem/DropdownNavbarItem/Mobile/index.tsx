import { type ReactNode, useEffect } from 'react';
import clsx from 'clsx';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import { isSamePath, useLocalPathname } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({ items, className, label, onClick }: Props): ReactNode {
  const pathname = useLocalPathname();
  const isActive = items.some(({ to }) => isSamePath(to, pathname));
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({ initialState: () => !isActive });
  useEffect(() => {
    if (isActive) setCollapsed(false);
  }, [isActive, setCollapsed]);

  return (
    <li className={clsx('menu__list-item', { 'menu__list-item--collapsed': collapsed })}>
      <button
        type="button"
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.button, className)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={onClick}
          />
        ))}
      </Collapsible>
    </li>
  );
}
