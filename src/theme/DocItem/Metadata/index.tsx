import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import ProductTitle from '@site/src/components/ProductTitle';
import type { ReactNode } from 'react';

/**
 * Stock but for the title and without the keywords, which our own search reads from the page file and no other does.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const image = assets.image ?? frontMatter.image;
  return (
    <>
      <PageMetadata title={metadata.title} description={metadata.description} {...(image ? { image } : {})} />
      <ProductTitle title={metadata.title} folder={metadata.id.replace(/\/.*/, '')} />
    </>
  );
}
