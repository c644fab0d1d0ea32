import { type ComponentType, type ReactNode, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReportPage } from './ReportForm';
import styles from './styles.module.css';

type Props = { page: ReportPage };

/**
 * A report of what is wrong on the page, sent by the reader: the site has no backend. The form's code is fetched when
 * the disclosure is opened; without it (no JavaScript, no network) the address is there.
 */
export default function ProblemReport({ page }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const address = String(siteConfig.customFields?.feedbackAddress);
  const [Form, setForm] = useState<ComponentType<Props & { address: string }>>();
  return (
    <details
      className={styles.report}
      onToggle={() => {
        void import(/* webpackChunkName: "ReportForm" */ './ReportForm').then(
          (module) => setForm(() => module.default),
          () => undefined, // the address below stays
        );
      }}
    >
      <summary>
        <Translate id="page.report">这页没有解决问题？</Translate>
      </summary>
      {Form ? (
        <Form page={page} address={address} />
      ) : (
        <p>
          <Translate id="page.reportByMail" values={{ address: <a href={`mailto:${address}`}>{address}</a> }}>
            {'把现象发送到 {address}。'}
          </Translate>
        </p>
      )}
    </details>
  );
}
