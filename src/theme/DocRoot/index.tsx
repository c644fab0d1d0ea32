import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import { type ReactNode, lazy } from 'react';
import { sidebars } from './sidebars';

/**
 * Rendered without `Suspense`, as in the HTML of the not-found page, so that React hydrates that page once the content
 * has loaded.
 */
const NotFoundContent = lazy(() => import('@theme/NotFound/Content'));

export default function DocRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  if (!metadata) return <NotFoundContent />;
  const { docElement, sidebarName } = metadata;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebars[sidebarName ?? '']}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
