import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useProduct } from '@site/src/components/useProduct';
import Logo from '@theme-original/Navbar/Logo';
import styles from './styles.module.css';

/** Adds the page's product, which the navbar's links name on wide screens only. */
export default function NavbarLogo(): ReactNode {
  const product = useProduct();
  if (!product) return <Logo />;
  return (
    <div className={styles.logo}>
      <Logo />
      <Link className={styles.product} to={product.path}>
        {product.tag}
      </Link>
    </div>
  );
}
