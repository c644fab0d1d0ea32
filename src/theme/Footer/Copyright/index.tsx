import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Footer/Copyright';
import { parseRecords } from './parseRecords';
import styles from './styles.module.css';

/**
 * The copyright as text (stock: HTML) and, when configured, the record numbers as the plain links the rules ask for.
 */
export default function FooterCopyright({ copyright }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const records = parseRecords(siteConfig.customFields?.records);
  return (
    <div className="footer__copyright">
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
