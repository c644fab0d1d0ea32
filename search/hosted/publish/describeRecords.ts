import type { SearchRecord } from './buildRecords';

/** What would be uploaded, in figures. */
export function describeRecords(records: readonly SearchRecord[], batchCount: number): string[] {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0); // spread, they may be more than a call takes
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sections = new Set(records.map(({ url }) => url)).size;
  return [
    `${records.length} records of ${sections} sections in ${batchCount} batches`,
    `${total} bytes; the largest record has ${largest}`,
  ];
}

/** How the published index, as id -> hash, would change. */
export function describeDifferences(records: readonly SearchRecord[], published: ReadonlyMap<string, string>): string {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const isKnown = ({ objectID }: SearchRecord): boolean => published.has(objectID);
  const added = records.filter((record) => !isKnown(record)).length;
  const changed = records.filter((record) => isKnown(record) && published.get(record.objectID) !== record.hash).length;
  const removed = [...published.keys()].filter((id) => !ids.has(id)).length;
  const unchanged = records.length - added - changed;
  return `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
}
