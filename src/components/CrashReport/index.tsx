import type { ReactNode } from 'react';
import type { Props as FallbackParams } from '@theme/Error';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { readCauseChain } from './causeChain';
import styles from './styles.module.css';

/**
 * Renders the page for a rendering failure: heading, retry button, the error with its causes, and a document title.
 * Uses as few other components as possible, because they could fail too.
 */
export default function CrashReport({ error, tryAgain }: FallbackParams): ReactNode {
  const [message, ...causes] = readCauseChain(error);
  const home = useBaseUrl('/');
  return (
    <main className={styles.page}>
      <Head>
        <title>{translate({ id: 'site.crash.pageTitle', message: '页面错误' })}</title>
      </Head>
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <p>
        <Translate id="site.crash.hint">请重试；仍然出错时，请刷新页面，或从首页重新进入。</Translate>
      </p>
      <p className={styles.actions}>
        <button type="button" className={clsx('primary-button', styles.retry)} onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">重试</Translate>
        </button>
        <a className={styles.home} href={home}>
          <Translate id="site.crash.home">返回首页</Translate>
        </a>
      </p>
      <h2>
        <Translate id="site.crash.details">错误信息</Translate>
      </h2>
      <p className={styles.message}>{message}</p>
      {causes.map((cause, index) => (
        <p key={index} className={styles.message}>
          <Translate id="site.crash.cause" values={{ cause }}>
            {'原因：{cause}'}
          </Translate>
        </p>
      ))}
    </main>
  );
}
