import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';
import styles from './styles.module.css';
import { useHideOnScroll } from './useHideOnScroll';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { shown, toggle } = useNavbarMobileSidebar();
  const { navbarRef, isHidden } = useHideOnScroll(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.navbar,
        hideOnScroll && styles.hideable,
        isHidden && styles.hidden,
        style && `navbar--${style}`,
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      {/* For pointers only. Keyboard users have the close button and Escape. */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
