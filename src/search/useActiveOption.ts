import { type KeyboardEvent, useEffect, useState } from 'react';

/** Options that PageUp and PageDown pass over. */
const pageLength = 5;

/** So long it takes to read the first hits. */
const readingMs = 1000;

type ActiveOption = {
  /** Position of the option that Enter opens; -1 without options. */
  active: number;
  /** Whether the reader moved there by a key: then it has to be in view. */
  isByKey: boolean;
  setActive: (index: number) => void;
  /** Moves by arrow keys, Page, Home and End. Returns whether the key was one of them. */
  moveByKey: (event: KeyboardEvent) => boolean;
};

/** Where `key` leads from `active` among `count` options; undefined for any other key. */
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

/** Whether an answer to `question` has been shown for so long that its first hit has been read. */
function useIsRead(question: string, isShown: boolean): boolean {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setRead(question), readingMs);
    return () => clearTimeout(timer);
  }, [question, isShown]);
  return isShown && read === question;
}

/**
 * The option of a list that the keyboard is on: the first, until the reader moves. A better answer to the same question
 * keeps the one that they moved to, wherever it stands now, and the first as well when they have had the time to read
 * it: Enter opens what was seen. What comes sooner takes its place. The answer to a new question begins at its first.
 */
export function useActiveOption(question: string, ids: readonly string[]): ActiveOption {
  const [chosen, setChosen] = useState<{ question: string; id: string | undefined; isByKey: boolean }>();
  const isRead = useIsRead(question, ids.length > 0);
  const found = chosen?.id !== undefined && chosen.question === question ? ids.indexOf(chosen.id) : -1;
  const active = ids.length === 0 ? -1 : Math.max(found, 0);
  const choose = (index: number, isByKey: boolean) => setChosen({ question, id: ids[index], isByKey });
  if (isRead && found !== active) choose(active, false);
  return {
    active,
    isByKey: chosen?.question === question && chosen.isByKey,
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
