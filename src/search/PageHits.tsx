import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import siteMap from '@generated/catalog/default/site-map.json';
import HitLink from './HitLink';
import HitSummary from './HitSummary';
import styles from './SearchPage.module.css';
import { findCategories } from './findCategories';
import { type PageGroup, type ShownHit, pagePath } from './hitGroups';
import { isPageHit, readPageTexts, readSectionTexts } from './hitTexts';
import { type ListEnd } from './listEnd';
import { pageResultsTexts } from './pageResultsTexts';
import { useFollowedLink } from './useFollowedLink';

type Props = {
  query: string;
  groups: readonly PageGroup[];
  /** Content below the hits: a button for more hits, or a note. */
  end: ListEnd;
  onMore: () => void;
  /** Called on pointerdown on the list. */
  onPress: () => void;
};

/** Queries and pages whose further sections are shown. Outlives the component, so that Back restores the position. */
const opened = new Set<string>();

/**
 * Hits of the search page, grouped by page, and a button that loads more, or those of all products. Then the first new
 * page gets the focus, or the first one with new sections.
 */
export default function PageHits({ query, groups, end, onMore, onPress }: Props): ReactNode {
  const listRef = useRef<HTMLOListElement>(null);
  const groupsBefore = useRef<readonly PageGroup[]>(undefined);
  const followed = useFollowedLink(query);
  const categories = useMemo(
    () =>
      new Map(
        groups.map(({ key, first: { hit, path } }) => {
          const names = findCategories(siteMap, pagePath(path));
          return [key, names.filter((name) => name !== hit.hierarchy.lvl0)]; // some products are categories of others
        }),
      ),
    [groups],
  );

  useEffect(() => {
    const before = groupsBefore.current;
    if (!before || before === groups) return;
    const hasNewPages = groups.length > before.length;
    const grown = groups.findIndex(({ rest }, index) => rest.length > (before[index]?.rest.length ?? 0));
    const item = listRef.current?.children[hasNewPages ? before.length : grown];
    if (!item) return;
    groupsBefore.current = undefined;
    item.querySelector<HTMLElement>(hasNewPages ? 'a' : 'summary')?.focus({ preventScroll: hasNewPages });
  }, [groups]);

  function renderSections(sections: readonly ShownHit[]): ReactNode {
    if (sections.length === 0) return null;
    return (
      <ul className={styles.sections}>
        {sections.map(({ hit, ...target }) => (
          <li key={hit.objectID} className={hit.hasCommonHeading && styles.minor}>
            <HitLink id={hit.objectID} target={target} followed={followed}>
              <HitSummary texts={readSectionTexts(hit)} />
            </HitLink>
          </li>
        ))}
      </ul>
    );
  }

  return (
    <>
      <ol ref={listRef} className={styles.hits} onPointerDown={onPress}>
        {groups.map(({ key, first: { hit, ...target }, sections, rest }) => {
          const isOwn = isPageHit(hit);
          const openedKey = `${query}\n${key}`;
          return (
            <li key={key}>
              <HitLink
                id={key}
                target={isOwn ? target : { path: pagePath(target.path), words: [] }}
                followed={followed}
              >
                <HitSummary
                  texts={readPageTexts(hit, categories.get(key) ?? [])}
                  product={hit.hierarchy.lvl0}
                  as="h3"
                  hasSnippet={isOwn}
                />
              </HitLink>
              {renderSections(sections)}
              {rest.length > 0 && (
                <details
                  className={styles.rest}
                  open={opened.has(openedKey)}
                  onToggle={({ currentTarget }) => {
                    if (currentTarget.open) opened.add(openedKey);
                    else opened.delete(openedKey);
                  }}
                >
                  <summary>{pageResultsTexts.moreOnPage(rest.length)}</summary>
                  {renderSections(rest)}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {end.button && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            groupsBefore.current = groups;
            onMore();
          }}
        >
          {end.button}
        </button>
      )}
      {end.note && <p className={styles.status}>{end.note}</p>}
    </>
  );
}
