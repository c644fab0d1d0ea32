import { type ReactNode, useCallback } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { printPage } from '@site/src/client/printing';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';
import styles from './styles.module.css';

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}

type Props = {
  /** URL of the Markdown version of the page. */
  markdownUrl: string;
};

/** Renders buttons that copy the page as Markdown, open its Markdown file and print it. */
export default function PageActions({ markdownUrl }: Props): ReactNode {
  const { state, copy } = useCopy(useCallback(() => fetchText(markdownUrl), [markdownUrl]));
  return (
    <div className={styles.actions}>
      <button type="button" className={`needs-script ${styles.action}`} onClick={copy}>
        <Translate id="page.copyMarkdown">复制为 Markdown</Translate>
      </button>
      <a href={markdownUrl} className={styles.action}>
        <Translate id="page.openMarkdown">打开 Markdown</Translate>
      </a>
      <button type="button" className={`needs-script ${styles.action}`} onClick={() => void printPage()}>
        <Translate id="page.print">打印本页</Translate>
      </button>
      <span role="status" className={styles.status}>
        {describeCopy(
          state,
          translate({ id: 'page.copyFailed', message: '没有复制成功。请检查网络，或打开 Markdown 后全选复制。' }),
        )}
      </span>
    </div>
  );
}
