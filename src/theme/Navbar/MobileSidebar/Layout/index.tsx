import { type ReactNode, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import styles from './styles.module.css';
import { useModalFocus } from './useModalFocus';

function Panel({ children, isShown }: { children: ReactNode; isShown: boolean }): ReactNode {
  const { shown: isMenuOpen } = useNavbarMobileSidebar();
  const panelRef = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);

  // Switching menus hides the pressed button, so the focus moves to the other menu. Closing resets to the page menu,
  // which must not take the focus.
  useEffect(() => {
    const hasAppeared = isShown && !wasShown.current;
    if (hasAppeared && isMenuOpen) panelRef.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasShown.current = isShown;
  }, [isShown, isMenuOpen]);

  return (
    <div
      ref={panelRef}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
        styles.panel,
        !isShown && styles.panelHidden, // engines before 2022 do not support `inert`
      )}
      inert={!isShown}
    >
      {children}
    </div>
  );
}

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isSecondaryShown } = useNavbarSecondaryMenu();
  const dialogRef = useRef<HTMLDivElement>(null);
  useModalFocus(dialogRef, { isOpen: shown, close: toggle });
  return (
    <div
      ref={dialogRef}
      role="dialog"
      aria-modal="true"
      aria-label={translate({ id: 'navbar.menu', message: '导航菜单' })}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar', styles.sidebar)}
    >
      {header}
      <div className={clsx('navbar-sidebar__items', { 'navbar-sidebar__items--show-secondary': isSecondaryShown })}>
        <Panel isShown={!isSecondaryShown}>{primaryMenu}</Panel>
        <Panel isShown={isSecondaryShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
