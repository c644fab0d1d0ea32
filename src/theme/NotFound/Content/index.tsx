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

// Where each product's documentation starts.
const mainDocs: readonly PageLink[] = home.products.flatMap(({ name, label, links }) =>
  links.slice(0, 1).map(({ to }) => ({ path: to, title: `${label} ${name}` })),
);

/** Page of every unknown address: what helps, in the order in which it helps (specification §2, promise R13). */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const history = useHistory();
  const nearest = useNearestPages(pathname);
  useEffect(() => {
    // The site may have a page that is newer than the scripts of this one: a hit of the search leads there. The action
    // is read here and not rendered: while the way to another page is under way, it is that way's.
    if (history.action !== 'POP') window.location.reload();
  }, [history, pathname]);
  return (
    <main className={clsx(styles.page, className)}>
      {/* Below /docs the docs plugin shows this content on its own and sets no title. */}
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
        <PageLinks title={translate({ id: 'site.notFound.nearest', message: '您要找的可能是' })} pages={nearest} />
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
