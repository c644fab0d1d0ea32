import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import home from '@generated/catalog/default/home.json';
import { allPagesAddress } from '@site/catalog/fixedRoutes';
import SearchForm from '@site/src/components/SearchForm';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import PageLinks, { type PageLink } from '@site/src/components/NotFound/PageLinks';
import styles from '@site/src/components/NotFound/styles.module.css';
import { useNearestPages } from '@site/src/components/NotFound/useNearestPages';

// First documentation page of each product.
const mainDocs: readonly PageLink[] = home.products.flatMap(({ name, label, links }) =>
  links.slice(0, 1).map(({ to }) => ({ path: to, title: `${label} ${name}` })),
);

/** Renders the page for unknown paths, with the most useful help first. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const history = useHistory();
  const nearest = useNearestPages(pathname);
  useEffect(() => {
    // After an in-app navigation, reload: the page may be newer than the scripts of this document. `history.action` is
    // read in the effect because during rendering it may belong to a pending navigation.
    if (history.action !== 'POP') window.location.reload();
  }, [history, pathname]);
  return (
    <main className={clsx(styles.page, className)}>
      {/* Below /docs, the docs plugin renders this content without setting a title. */}
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <div aria-live="polite">
        <PageLinks title={translate({ id: 'site.notFound.nearest', message: '你要找的可能是' })} pages={nearest} />
      </div>
      <SearchForm />
      <PageLinks
        title={translate({ id: 'site.notFound.mainDocs', message: '从这里开始' })}
        pages={[
          ...mainDocs,
          { path: allPagesAddress, title: translate({ id: 'site.notFound.allPages', message: '全部页面' }) },
        ]}
      />
      <p className={styles.request}>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
    </main>
  );
}
