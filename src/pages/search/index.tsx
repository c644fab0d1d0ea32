import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/SearchPage';
import { pageTexts } from '@site/src/search/pageTexts';

/** Renders `/search`: hits for `?q=`, or all pages of the site. */
export default function Search(): ReactNode {
  return (
    <Layout title={pageTexts.title('')} description={pageTexts.description()}>
      <SearchPage />
    </Layout>
  );
}
