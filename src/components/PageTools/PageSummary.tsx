import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { printPage } from '@site/src/client/printing';
import { type PageFacts, readPageFacts } from './pageFacts';
import styles from './styles.module.css';
import { useCopyLink } from './useCopyLink';

type Props = { frontMatter: object; permalink: string };

function listFacts({ appliesTo, taskMinutes, readingMinutes, reviewedOn }: PageFacts): string[] {
  const parts: string[] = [];
  if (appliesTo.length > 0)
    parts.push(translate({ id: 'page.appliesTo', message: '适用于 {versions}' }, { versions: appliesTo.join('、') }));
  if (taskMinutes !== undefined)
    parts.push(translate({ id: 'page.taskTime', message: '操作约 {minutes} 分钟' }, { minutes: taskMinutes }));
  else if (readingMinutes !== undefined)
    parts.push(translate({ id: 'page.readingTime', message: '阅读约 {minutes} 分钟' }, { minutes: readingMinutes }));
  if (reviewedOn !== undefined)
    parts.push(translate({ id: 'page.checkedOn', message: '核对于 {date}' }, { date: reviewedOn }));
  return parts;
}

/**
 * Renders the line under the title: applicable versions, duration, date of the review, and the tools of the page with
 * short labels. The end of the page has all tools with their full labels.
 */
export default function PageSummary({ frontMatter, permalink }: Props): ReactNode {
  const { copyLink, linkStatus } = useCopyLink(permalink);
  const parts = listFacts(readPageFacts(frontMatter));
  return (
    // The search does not index elements of this class.
    <div className={`page-summary ${styles.summary}`}>
      {parts.length > 0 && (
        <p>
          {parts.map((part, index) => (
            <span key={part} className={styles.fact}>
              {index < parts.length - 1 ? `${part} · ` : part}
            </span>
          ))}
        </p>
      )}
      <div role="group" aria-label={translate({ id: 'page.tools', message: '页面工具' })} className={styles.actions}>
        <button type="button" className={`needs-script ${styles.action}`} onClick={copyLink}>
          <Translate id="page.copyLink">复制链接</Translate>
        </button>
        <a href={`${permalink}.md`} className={styles.action}>
          Markdown
        </a>
        <button
          type="button"
          data-part="print"
          className={`needs-script ${styles.action}`}
          onClick={() => void printPage()}
        >
          <Translate id="page.printShort">打印</Translate>
        </button>
        <span role="status" className={styles.status}>
          {linkStatus}
        </span>
      </div>
    </div>
  );
}
