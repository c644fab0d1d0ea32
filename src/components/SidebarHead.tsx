import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useProduct } from './useProduct';

type Props = { onClick?: () => void };

/** Names the product above its menu and leads to its first page. */
export default function SidebarHead({ onClick }: Props): ReactNode {
  const product = useProduct();
  return (
    product && (
      <Link className="sidebar-head" to={product.path} onClick={onClick}>
        {product.sidebarName}
      </Link>
    )
  );
}
