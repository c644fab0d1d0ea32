import { type KeyboardEvent, useState } from 'react';

export type ActiveOption = {
  /** Position of the option that Enter opens; -1 without options. */
  active: number;
  setActive: (index: number) => void;
  /** Moves by arrow keys, Home and End. Returns whether the key was one of them. */
  moveByKey: (event: KeyboardEvent) => boolean;
};

/** Where `key` leads from `active` among `count` options; undefined for any other key. */
export function findNextOption(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The option of a list that the keyboard is on. A new list (`of`) begins at its first option. */
export function useActiveOption(of: unknown, count: number): ActiveOption {
  const [chosen, setChosen] = useState({ of, index: 0 });
  const index = chosen.of === of ? chosen.index : 0;
  const active = Math.min(index, count - 1);
  const setActive = (next: number) => {
    setChosen({ of, index: next });
  };
  return {
    active,
    setActive,
    moveByKey(event) {
      const next = count > 0 && !event.shiftKey ? findNextOption(event.key, active, count) : undefined;
      if (next === undefined) return false;
      event.preventDefault();
      setActive(next);
      return true;
    },
  };
}
