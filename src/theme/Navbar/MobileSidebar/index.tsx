import { type ReactNode, useEffect, useState } from 'react';
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { openLayer } from '@site/src/client/layers';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';

export default function NavbarMobileSidebar(): ReactNode {
  const { shown, shouldRender, toggle } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  useLockBodyScroll(shown);
  useEffect(() => {
    if (!shown) return undefined;
    setWasShown(true);
    return openLayer(toggle);
  }, [shown, toggle]);

  // Stock mounts both menus during hydration. Here they are mounted on first use.
  if (!shouldRender || !(shown || wasShown)) return null;
  return (
    <NavbarMobileSidebarLayout
      header={<NavbarMobileSidebarHeader />}
      primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
      secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
    />
  );
}
