import { useEffect, useState } from 'react';
import type { PageLink } from './PageLinks';

const maxPages = 5;

/**
 * Returns the pages with paths closest to `path`. Empty until the list of pages has loaded, or when it fails to load.
 */
export function useNearestPages(path: string): readonly PageLink[] {
  const [nearest, setNearest] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // The page is readable without this list.
    Promise.all([
      import(/* webpackChunkName: "nearestPages" */ '@generated/catalog/default/pages.json'),
      import(/* webpackChunkName: "nearestPages" */ './nearestPages'),
    ]).then(
      ([{ default: pages }, { findNearestPages }]) => {
        if (isCurrent) setNearest(findNearestPages(decodePath(path), pages, maxPages).map(toLink));
      },
      (error: unknown) => console.warn('The list of pages is not available:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return nearest;
}

function toLink({ path, title }: { path: string; title: string }): PageLink {
  return { path, title, hint: path };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
