import { type ReactNode, useId, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';
import { parseHeading } from '@site/src/theme/TOCItems/parseHeading';
import { buildMailAddress, buildReport } from './buildReport';
import styles from './styles.module.css';

export type ReportPage = {
  title: string;
  reviewedOn: string | undefined;
  /** Headings of the page as HTML, from Docusaurus. */
  toc: readonly { id: string; value: string }[];
};

type Props = {
  page: ReportPage;
  /** Email address for reports, if configured. */
  address: string | undefined;
};

function plainHeading(html: string): string {
  return parseHeading(html)
    .map(({ text }) => text)
    .join('');
}

/** Builds a report from the problem description. The user copies or mails it. */
export default function ReportForm({ page, address }: Props): ReactNode {
  const fieldId = useId();
  const [sectionId, setSectionId] = useState('');
  const [description, setDescription] = useState('');
  const sections = page.toc.map(({ id, value }) => ({ id, heading: plainHeading(value) }));
  const section = sections.find(({ id }) => id === sectionId);
  const report = buildReport({
    title: page.title,
    url: window.location.origin + window.location.pathname + (section ? `#${section.id}` : ''),
    section: section?.heading ?? '',
    reviewedOn: page.reviewedOn,
    description,
    userAgent: navigator.userAgent,
  });
  const { state, copy } = useCopy(() => report);
  return (
    <>
      <p>
        {address === undefined ? (
          <Translate id="page.report.howByHand">本站不收集数据。填写后复制报告，交给向你提供本文档的人。</Translate>
        ) : (
          <Translate id="page.report.how">
            本站不收集数据。填写后复制报告，发给文档维护人员；能收发邮件时，直接用邮件发送。
          </Translate>
        )}
      </p>
      <label htmlFor={`${fieldId}-section`}>
        <Translate id="page.report.whichSection">哪一节有问题</Translate>
      </label>
      <select
        id={`${fieldId}-section`}
        className={styles.field}
        value={sectionId}
        onChange={(event) => setSectionId(event.target.value)}
      >
        <option value="">{translate({ id: 'page.report.wholePage', message: '整页' })}</option>
        {sections.map(({ id, heading }) => (
          <option key={id} value={id}>
            {heading}
          </option>
        ))}
      </select>
      <label htmlFor={`${fieldId}-description`}>
        <Translate id="page.report.whatHappened">做了什么，看到什么，软件版本</Translate>
      </label>
      <textarea
        id={`${fieldId}-description`}
        className={styles.field}
        rows={4}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <p className={styles.reportText}>{report}</p>
      <div className={styles.actions}>
        <button type="button" className={`primary-button ${styles.send}`} onClick={copy}>
          <Translate id="page.report.copy">复制报告</Translate>
        </button>
        {address !== undefined && (
          <a className={styles.action} href={buildMailAddress(address, page.title, report)}>
            <Translate id="page.report.mail">用邮件发送</Translate>
          </a>
        )}
        <span role="status" className={styles.status}>
          {describeCopy(
            state,
            translate({ id: 'page.report.copyFailed', message: '没有复制成功，请选中上面的报告后复制。' }),
          )}
        </span>
      </div>
    </>
  );
}
