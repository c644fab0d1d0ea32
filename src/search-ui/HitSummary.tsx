import { Fragment, type ReactNode } from 'react';
import type { Hit } from '../../search/protocol/query';
import styles from './HitSummary.module.css';
import Marked from './Marked';
import { readHitTexts } from './hitTexts';
import { hitLabels } from './searchTexts';

/** What a reader sees of a hit: heading, the way to it, the passage that matched, or the other name that did. */
export default function HitSummary({ hit, product }: { hit: Hit; product?: string | undefined }): ReactNode {
  const { title, path, snippet, knownAs } = readHitTexts(hit);
  return (
    <>
      <span className={styles.title}>
        <Marked pieces={title} />
      </span>
      {(path.length > 0 || product !== undefined) && (
        <span className={styles.path}>
          {product}
          {path.map((pieces, index) => (
            <Fragment key={index}>
              {(index > 0 || product !== undefined) && <span className={styles.separator}> › </span>}
              <Marked pieces={pieces} />
            </Fragment>
          ))}
        </span>
      )}
      {snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked pieces={snippet} />
        </span>
      )}
      {knownAs.length > 0 && (
        <span className={styles.knownAs}>
          {hitLabels.knownAs()}
          <Marked pieces={knownAs} />
        </span>
      )}
    </>
  );
}
