import { type ComponentType, type ReactNode, useState } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReportPage } from './ReportForm';
import styles from './styles.module.css';

type Props = { page: ReportPage };

/**
 * Renders a form for reporting a problem. The user sends the report, because the site has no backend. The form is
 * loaded when the disclosure is opened. Without it (no JavaScript, offline) a sentence names the recipient.
 */
export default function ProblemReport({ page }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const configured = siteConfig.customFields?.feedbackAddress;
  const address = typeof configured === 'string' ? configured : undefined;
  const [Form, setForm] = useState<ComponentType<Props & { address: string | undefined }>>();
  return (
    <details
      className={styles.report}
      onToggle={() => {
        void import(/* webpackChunkName: "ReportForm" */ './ReportForm').then(
          (module) => setForm(() => module.default),
          () => undefined, // the sentence below stays
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
          {address === undefined ? (
            <Translate id="page.reportByHand">把页面、章节、操作步骤和现象告诉向你提供本文档的人。</Translate>
          ) : (
            <Translate id="page.reportByMail" values={{ address: <a href={`mailto:${address}`}>{address}</a> }}>
              {'把现象发送到 {address}。'}
            </Translate>
          )}
        </p>
      )}
    </details>
  );
}
