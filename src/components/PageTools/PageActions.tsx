import { type ReactNode, useCallback } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { printPage } from '@site/src/client/printing';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';
import styles from './styles.module.css';
import { useCopyLink } from './useCopyLink';

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}

type Props = { permalink: string };

/** Renders buttons that copy the address of the page, copy it as Markdown, open its Markdown file and print it. */
export default function PageActions({ permalink }: Props): ReactNode {
  const markdownUrl = `${permalink}.md`;
  const { copyLink, linkStatus } = useCopyLink(permalink);
  const { state, copy } = useCopy(useCallback(() => fetchText(markdownUrl), [markdownUrl]));
  return (
    <div className={styles.actions}>
      <button type="button" className={`needs-script ${styles.action}`} onClick={copyLink}>
        <Translate id="page.copyLink">复制链接</Translate>
      </button>
      <button type="button" className={`needs-script ${styles.action}`} onClick={copy}>
        <Translate id="page.copyMarkdown">复制为 Markdown</Translate>
      </button>
      <a href={markdownUrl} className={styles.action}>
        <Translate id="page.openMarkdown">打开 Markdown</Translate>
      </a>
      <button
        type="button"
        data-part="print"
        className={`needs-script ${styles.action}`}
        onClick={() => void printPage()}
      >
        <Translate id="page.print">打印本页</Translate>
      </button>
      <span role="status" className={styles.status}>
        {linkStatus ||
          describeCopy(
            state,
            translate({ id: 'page.copyFailed', message: '没有复制成功。请检查网络，或打开 Markdown 后全选复制。' }),
          )}
      </span>
    </div>
  );
}
