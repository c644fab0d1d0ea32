import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

type Props = { title: string };

/**
 * Sets the document title to "page | product" (the site's name follows). Titles such as 产品介绍 and 快速入门 occur
 * once per product, and tabs, bookmarks and search engines show nothing else.
 */
export default function ProductTitle({ title }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar ? <PageMetadata title={`${title} | ${sidebar.name}`} /> : null;
}
