import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import type { HomeData, HomeStep, HomeUpdate } from '@site/catalog/home';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const feed = '/releases.xml'; // plugins/release-feed

type Props = Pick<HomeData, 'releases' | 'reviewed'>;

function UpdateList({ updates }: { updates: (HomeStep | HomeUpdate)[] }): ReactNode {
  return (
    <ul className={styles.updates}>
      {updates.map((update) => (
        <li key={update.to}>
          <Link to={update.to} className={styles.update}>
            <span className={styles.tag}>{update.product}</span>
            <span>{update.label}</span>
            {'reviewedOn' in update && (
              <time dateTime={update.reviewedOn} className={styles.date}>
                {update.reviewedOn}
              </time>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Renders the latest releases and the most recently reviewed pages. */
export default function RecentUpdates({ releases, reviewed }: Props): ReactNode {
  return (
    <section aria-labelledby="updates">
      <h2 id="updates" className={styles.heading}>
        最近更新
      </h2>
      <div className={styles.updateColumns}>
        {releases.length > 0 && (
          <div>
            <div className={styles.subheadingRow}>
              <h3 className={styles.subheading}>版本发布</h3>
              <a href={feed}>用 RSS 阅读器订阅</a>
            </div>
            <UpdateList updates={releases} />
            <Head>
              <link rel="alternate" type="application/rss+xml" href={feed} />
            </Head>
          </div>
        )}
        <div className={styles.reviewed}>
          <h3 className={styles.subheading}>最近核对的页面</h3>
          <UpdateList updates={reviewed} />
        </div>
      </div>
    </section>
  );
}
