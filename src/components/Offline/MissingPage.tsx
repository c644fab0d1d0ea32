import { type ReactNode, useEffect, useState } from 'react';
import { isSamePage, isSitePath, missingParameter, pageKey } from '@site/editions/offline/protocol/addresses';
import { pageList } from '@site/src/client/pageList';
import styles from './styles.module.css';

type Missing = { page: string; address: string };

/**
 * Returns the page that the service worker could not open, and its address with the query, if it redirected here. Only
 * pages of this site: the parameter can come from any link, and the message shows the page.
 */
function findMissingPage(): Missing | undefined {
  const address = new URLSearchParams(window.location.search).get(missingParameter);
  if (!isSitePath(address)) return undefined;
  const key = pageKey(address, window.location.origin);
  const page = pageList.find(({ path }) => isSamePage(key, path))?.path;
  return page === undefined ? undefined : { page, address };
}

/** Shows which page is not saved. Restores its URL in the address bar, so that a reload retries the page. */
export default function MissingPage(): ReactNode {
  const [missing, setMissing] = useState<Missing>();
  useEffect(() => {
    const found = findMissingPage();
    setMissing(found);
    if (found) window.history.replaceState(window.history.state, '', found.address);
  }, []);
  if (!missing) return null;
  return (
    <div className={`theme-admonition theme-admonition-warning ${styles.missing}`} role="alert">
      <p>
        <b>网络不通，这一页没有保存在本机</b>
      </p>
      <p>网络恢复后重新打开。现在可以阅读已经保存的页面，它们列在本页的最后。</p>
      <p>
        {/* A full page load, not a route: the page scripts are missing. */}
        <a href={missing.address}>重新打开 {missing.page}</a>
      </p>
    </div>
  );
}
