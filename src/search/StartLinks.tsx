import type { MouseEvent, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import products from '@generated/catalog/default/start-links.json';
import Icon from './Icon';
import styles from './SearchDialog.module.css';
import { dialogTexts } from './dialogTexts';
import { findStart } from './findStart';
import { findOpenPage } from './openPage';

type Props = { onFollow: (event: MouseEvent, path: string) => void };

/** Links to the first tasks of the product that the user is reading about, otherwise to the start of each product. */
export default function StartLinks({ onFollow }: Props): ReactNode {
  const { product, links } = findStart(products, findOpenPage(useBaseUrl('/')));
  return (
    <section className={styles.group}>
      <h2 className={styles.groupName}>{product ?? dialogTexts.products()}</h2>
      <ul className={styles.start}>
        {links.map(({ path, title, detail }) => (
          <li key={path} className={styles.storedRow}>
            <a className={styles.storedLink} href={path} data-start="" onClick={(event) => onFollow(event, path)}>
              <Icon name="page" className={styles.optionIcon} />
              <span className={styles.optionText}>
                <span className={styles.storedName}>{title}</span>
                {detail !== undefined && <span className={styles.storedPage}>{detail}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
