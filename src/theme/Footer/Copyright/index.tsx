import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Footer/Copyright';
import { parseRecords } from './parseRecords';
import styles from './styles.module.css';

/**
 * Renders the copyright as text (stock: HTML) and the configured record numbers as plain links, as regulations require.
 */
export default function FooterCopyright({ copyright }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const records = parseRecords(siteConfig.customFields?.records);
  return (
    <div data-part="copyright" className="footer__copyright">
      <div>{copyright}</div>
      {records.length > 0 && (
        <p className={styles.records}>
          {records.map(({ label, href }) => (
            <a key={href} className="footer__link-item" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
