import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { productsByFolder } from '../../catalog/productsByFolder';

type Props = {
  title: string;
  /** First path segment below /docs. Some products have no sidebar of their own. */
  folder?: string;
};

/**
 * Sets the document title to "page | product" (the site name follows). Titles such as 产品介绍 and 快速入门 occur once per
 * product, and tabs, bookmarks and search engines show only the title.
 */
export default function ProductTitle({ title, folder = '' }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const product = productsByFolder.get(folder)?.tag ?? sidebar?.name;
  return product === undefined ? null : <PageMetadata title={`${title} | ${product}`} />;
}
