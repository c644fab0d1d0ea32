import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import ProductTitle from '@site/src/components/ProductTitle';
import type { ReactNode } from 'react';

/**
 * Adds the product to the stock title and omits the keywords, which only the site search uses and reads from the source
 * file.
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
