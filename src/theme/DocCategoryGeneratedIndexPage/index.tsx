import ProductTitle from '@site/src/components/ProductTitle';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import IndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <>
      <IndexPage {...props} />
      <ProductTitle title={props.categoryGeneratedIndex.title} />
    </>
  );
}
