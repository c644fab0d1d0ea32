import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import { type ReactNode, lazy } from 'react';
import { sidebars } from './sidebars';

/**
 * Has no `Suspense` around it, and neither has the not-found page that the server sends: React hydrates that page when
 * the content is there.
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
