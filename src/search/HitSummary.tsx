import { Fragment, type ReactNode } from 'react';
import styles from './HitSummary.module.css';
import Marked from './Marked';
import type { HitTexts } from './hitTexts';
import { hitLabels } from './searchTexts';

type Props = {
  texts: HitTexts;
  product?: string | undefined;
  /** Element of the main line. */
  as?: 'span' | 'h3';
  /** Whether there is a snippet, or there will be one when the text has loaded. */
  hasSnippet?: boolean;
};

/**
 * Main line, path and snippet of a hit, and the keyword that matched. The key remounts the elements when the texts
 * change: a browser that translates the page replaces text nodes, and React would throw when it updates the missing
 * ones.
 */
export default function HitSummary({ texts, product, as: Title = 'span', hasSnippet = true }: Props): ReactNode {
  const { title, path, snippet, matchedKeyword } = texts;
  return (
    <Fragment key={JSON.stringify(texts)}>
      <Title className={styles.title}>
        <Marked pieces={title} />
      </Title>
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
      {hasSnippet && (
        <span className={styles.snippet}>
          <Marked pieces={snippet} />
        </span>
      )}
      {matchedKeyword.length > 0 && (
        <span className={styles.matchedKeyword}>
          {hitLabels.matchedKeyword()}
          <Marked pieces={matchedKeyword} />
        </span>
      )}
    </Fragment>
  );
}
