import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Milliseconds since 1970 of the last commit that touched the page's file. */
  updatedAtMs: number | undefined;
  /** ISO date. */
  reviewedOn: string | undefined;
};

function IsoDate({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{date}</time>;
}

/** When the text changed last, and when somebody last compared its facts with the product. */
export default function PageDates({ updatedAtMs, reviewedOn }: Props): ReactNode {
  return (
    <p className={styles.dates}>
      {updatedAtMs !== undefined && (
        <span>
          <Translate
            id="page.updatedOn"
            values={{ date: <IsoDate date={new Date(updatedAtMs).toISOString().slice(0, 10)} /> }}
          >
            {'最后更新：{date} '}
          </Translate>
        </span>
      )}
      {reviewedOn !== undefined && (
        <span>
          <Translate id="page.reviewedOn" values={{ date: <IsoDate date={reviewedOn} /> }}>
            {'最近核对：{date}'}
          </Translate>
        </span>
      )}
    </p>
  );
}
