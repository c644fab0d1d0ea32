import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import CrashReport from '@site/src/components/CrashReport';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';

/**
 * Renders a crash outside the layout of a page. The layout itself may have crashed, hence the second boundary. The
 * import of the layout must stay: without it Docusaurus splits the main chunk and every page needs more requests. The
 * layout reads the route context, which does not exist at this level.
 */
export default function Error(props: Props): ReactNode {
  const report = <CrashReport {...props} />;
  return (
    <RouteContextProvider value={{ plugin: { name: 'crash', id: 'default' } }}>
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
