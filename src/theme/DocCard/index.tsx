import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCard';
import Layout from '@theme/DocCard/Layout';
import type { ReactNode } from 'react';

/**
 * Renders one entry of a category page. The description is part of the item, because `plugins/docs` removes all others.
 */
export default function DocCard({ item }: Props): ReactNode {
  if (item.type === 'html') return null;
  const href = item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (!href) return null;
  return <Layout item={item} href={href} icon={null} title={item.label} description={item.description} />;
}
