import { Fragment, type ReactNode } from 'react';
import type { Hit } from '../../search/protocol/query';
import styles from './HitSummary.module.css';
import Marked from './Marked';
import { readHitTexts } from './hitTexts';
import { hitLabels } from './searchTexts';

/**
 * What a reader sees of a hit: heading, the way to it, the passage that matched, or the other name that did. Other
 * texts are other elements: a browser that translates the page puts its own in the place of text nodes, and React,
 * which would look for those beside `<mark>`, would bring the page down.
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
