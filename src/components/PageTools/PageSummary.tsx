import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { readPageFacts } from './pageFacts';
import styles from './styles.module.css';

type Props = { frontMatter: object };

/** Renders the line under the title: applicable versions and duration. Renders nothing when both are unknown. */
export default function PageSummary({ frontMatter }: Props): ReactNode {
  const { appliesTo, taskMinutes, readingMinutes } = readPageFacts(frontMatter);
  const parts: string[] = [];
  if (appliesTo.length > 0)
    parts.push(translate({ id: 'page.appliesTo', message: '适用于 {versions}' }, { versions: appliesTo.join('、') }));
  if (taskMinutes !== undefined)
    parts.push(translate({ id: 'page.taskTime', message: '操作约 {minutes} 分钟' }, { minutes: taskMinutes }));
  else if (readingMinutes !== undefined)
    parts.push(translate({ id: 'page.readingTime', message: '阅读约 {minutes} 分钟' }, { minutes: readingMinutes }));
  return parts.length > 0 ? <p className={`page-summary ${styles.summary}`}>{parts.join(' · ')}</p> : null;
}
