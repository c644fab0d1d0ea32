import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useThemeConfig } from '@docusaurus/theme-common';
import { findPagePath } from '@site/src/client/pagePath';
import type { ReactNode } from 'react';

/** Returns the canonical URL of the page. `src/client/cleanAddress.ts` reads it from the built HTML. */
function useCanonicalUrl(): string {
  const { pathname } = useLocation();
  return useDocusaurusContext().siteConfig.url + (findPagePath(pathname) ?? pathname);
}

/** Renders the metadata of every page. Metadata of individual pages is mounted later and overrides it. */
export default function SiteMetadata(): ReactNode {
  const { metadata, image } = useThemeConfig();
  const { withBaseUrl } = useBaseUrlUtils();
  const canonicalUrl = useCanonicalUrl();
  return (
    <>
      <Head>
        {image && <meta property="og:image" content={withBaseUrl(image, { absolute: true })} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
      </Head>
      <Head>
        {metadata.map((attributes) => (
          <meta key={attributes.property} {...attributes} />
        ))}
      </Head>
    </>
  );
}
