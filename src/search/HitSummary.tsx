import { Fragment, type ReactNode } from 'react';
import type { Hit } from '../../search/protocol/query';
import styles from './HitSummary.module.css';
import Marked from './Marked';
import { readHitTexts } from './hitTexts';
import { hitLabels } from './searchTexts';

/**
 * Heading, path and snippet of a hit, and the keyword that matched. The key remounts the elements when the texts
 * change: a browser that translates the page replaces text nodes, and React would throw when it updates the missing
 * ones.
 */
export default function HitSummary({ hit, product }: { hit: Hit; product?: string | undefined }): ReactNode {
  const texts = readHitTexts(hit);
  const { title, path, snippet, matchedKeyword } = texts;
  return (
    <Fragment key={JSON.stringify(texts)}>
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
      {(path.length > 0 || product !== undefined) && (
        <span className={styles.path}>
          {product !== undefined && <span>{product}</span>}
          {path.map((pieces, index) => (
            <Fragment key={index}>
              {(index > 0 || product !== undefined) && <span className={styles.separator}> › </span>}
              <Marked pieces={pieces} />
            </Fragment>
          ))}
        </span>
      )}
      <span className={styles.snippet}>
        <Marked pieces={snippet} />
      </span>
      {matchedKeyword.length > 0 && (
        <span className={styles.matchedKeyword}>
          {hitLabels.matchedKeyword()}
          <Marked pieces={matchedKeyword} />
        </span>
      )}
    </Fragment>
  );
}
