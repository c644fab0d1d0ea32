import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import { buildBaseUrlBannerScript } from './baseUrlBannerScript';

/** Wraps the app. Adds the wrong-base-URL script to the HTML of the home page. */
export default function Root({ children }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isHome = useLocation().pathname === baseUrl;
  return (
    <>
      {/* Server HTML only: once React runs, the base URL is right. */}
      {isHome && !ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{buildBaseUrlBannerScript(baseUrl)}</script>
        </Head>
      )}
      {children}
    </>
  );
}
