import OriginalHead from '@docusaurus/core/lib/client/exports/Head';
import type { Props } from '@docusaurus/Head';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Replaces `@docusaurus/Head` in the browser (plugins/bundle). Helmet collects metadata during rendering and applies
 * them with the next frame. React hydrates in slices, so a frame could come before the page's own metadata and show the
 * bare title of the site. Rendering after the commit collects all metadata in one go. The built HTML already has them.
 */
export default function Head(props: Props): ReactNode {
  const [isCommitted, setIsCommitted] = useState(false);
  useLayoutEffect(() => setIsCommitted(true), []);
  return isCommitted && <OriginalHead {...props} />;
}
