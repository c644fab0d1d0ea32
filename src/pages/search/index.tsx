import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/SearchPage';
import { pageTexts } from '@site/src/search/pageTexts';

/** `/search` (specification §2): hits for `?q=`, or every page of the site. */
export default function Search(): ReactNode {
  return (
    <Layout title={pageTexts.title('')} description={pageTexts.description()}>
      <SearchPage />
    </Layout>
  );
}
