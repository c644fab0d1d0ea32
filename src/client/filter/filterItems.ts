import initials from '@generated/catalog/default/initials.json';
import { createMatcher } from './createMatcher';

/** Fields of a list entry that are read. Entries without a label, such as HTML in a sidebar, never match. */
type Entry = { label?: string; items?: readonly object[] };

export type Filtered<Item> = { items: Item[]; count: number };

function filterBy<Item extends object>(items: readonly Item[], matches: (name: string) => boolean): Filtered<Item> {
  const found: Filtered<Item> = { items: [], count: 0 };
  for (const item of items) {
    const { label = '', items: children }: Entry = item;
    const inner = filterBy(children ?? [], matches);
    const count = inner.count + (matches(label) ? 1 : 0);
    if (count === 0) continue;
    found.count += count;
    found.items.push(children ? { ...item, items: inner.items, collapsed: false, collapsible: false } : item);
  }
  return found;
}

/**
 * Returns the items with a label that contains `query` and the categories that contain them, and the number of the
 * former. Categories are expanded: the sidebar reads `collapsed` and `collapsible`.
 */
export function filterItems<Item extends object>(items: readonly Item[], query: string): Filtered<Item> {
  return filterBy(items, createMatcher(query, initials));
}
