import type { ComparedRecord } from './comparedEngine';

/**
 * A section for libraries that require all words of a query in one field: wider fields rank later. With separate
 * fields, they would not match a section by its page's title and its own heading.
 */
export type JoinedRecord = { id: string; heading: string; path: string; all: string };

/** Joins the fields of a record. */
export function joinRecord({ id, title, heading, above, keywords, content, code }: ComparedRecord): JoinedRecord {
  const path = [title, above, heading, keywords].filter((text) => text !== '').join('\n');
  return { id, heading, path, all: [path, content, code].join('\n') };
}
