import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ProductTitle from '@site/src/components/ProductTitle';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      <Metadata />
      <ProductTitle title={metadata.title} folder={metadata.id.replace(/\/.*/, '')} />
    </>
  );
}
