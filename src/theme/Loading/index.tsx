import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/**
 * Renders a page whose code is loading or failed to load. `src/client/routeComponent.tsx` sets `pastDelay` after 200
 * ms. Rarely shown: Docusaurus keeps the old page until the next one has loaded.
 */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.page}>
        <div className="page-failure" role="alert">
          <div className="page-failure__text">
            <h1 className="page-failure__title">
              <Translate id="site.loading.failed">页面加载失败</Translate>
            </h1>
            <p className="page-failure__error">{String(error)}</p>
          </div>
          <button type="button" className="primary-button page-failure__retry" onClick={retry}>
            <Translate id="theme.ErrorPageContent.tryAgain">重试</Translate>
          </button>
        </div>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.page} role="status">
      <span className="spinner" />
      <Translate id="site.loading">正在加载…</Translate>
    </div>
  );
}
