import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** Time of the last commit that changed the source file, in milliseconds since 1970. */
  updatedAtMs: number | undefined;
  /** ISO date. */
  reviewedOn: string | undefined;
};

function IsoDate({ date }: { date: string }): ReactNode {
  return <time dateTime={date}>{date}</time>;
}

/** Renders the date of the last change and of the last review of the facts. */
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
