import type { ComparedRecord } from './comparedEngine';

/**
 * A section for libraries that want every word of a query in one field: the wider a field, the later it counts. With
 * the fields of a record apart, they would not find a section by the title of its page and its own heading.
 */
export type JoinedRecord = { id: string; heading: string; path: string; all: string };

/** Puts the fields of a record together. */
export function joinRecord({ id, title, heading, above, keywords, content, code }: ComparedRecord): JoinedRecord {
  const path = [title, above, heading, keywords].filter((text) => text !== '').join('\n');
  return { id, heading, path, all: [path, content, code].join('\n') };
}
