import { type KeyboardEvent, useEffect, useState } from 'react';

/** Number of options that PageUp and PageDown skip. */
const pageLength = 5;

/** Time to read the first hits. */
const readingMs = 1000;

type ActiveOption = {
  /** Index of the option that Enter opens; -1 without options. */
  active: number;
  /** Whether the user moved there by a key. Then it must be scrolled into view. */
  isByKey: boolean;
  setActive: (index: number) => void;
  /** Moves by arrow keys, PageUp, PageDown, Home and End. Returns whether the key was one of them. */
  moveByKey: (event: KeyboardEvent) => boolean;
};

/** Returns the index that `key` moves to from `active` among `count` options; undefined for other keys. */
export function findNextOption(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'PageDown':
      return Math.min(active + pageLength, count - 1);
    case 'PageUp':
      return Math.max(active - pageLength, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Returns whether results of `query` have been shown long enough to read the first hit. */
function useIsRead(query: string, isShown: boolean): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setRead(query), readingMs);
    return () => clearTimeout(timer);
  }, [query, isShown]);
  return isShown && read === query;
}

/**
 * Returns the active option of a listbox: the first one until the user moves. Better results for the same query keep
 * the option that the user moved to, and also the first one if it was shown long enough to be read, so that Enter opens
 * what the user saw. A new query starts at the first option.
 */
export function useActiveOption(query: string, ids: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<{ query: string; id: string | undefined; isByKey: boolean }>();
  const isRead = useIsRead(query, ids.length > 0);
  const found = chosen?.id !== undefined && chosen.query === query ? ids.indexOf(chosen.id) : -1;
  const active = ids.length === 0 ? -1 : Math.max(found, 0);
  const choose = (index: number, isByKey: boolean) => setChosen({ query, id: ids[index], isByKey });
  if (isRead && found !== active) choose(active, false);
  return {
    active,
    isByKey: chosen?.query === query && chosen.isByKey,
    setActive: (index) => choose(index, false),
    moveByKey(event) {
      const isPlain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey);
      const next = ids.length > 0 && isPlain ? findNextOption(event.key, active, ids.length) : undefined;
      if (next === undefined) return false;
      event.preventDefault();
      choose(next, true);
      return true;
    },
  };
}
