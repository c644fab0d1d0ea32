import type { SearchRecord } from './buildRecords';

/** Describes the upload. */
export function describeRecords(records: readonly SearchRecord[], batchCount: number): string[] {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0); // spread, they may exceed the arguments of a call
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sections = new Set(records.map(({ url }) => url)).size;
  return [
    `${records.length} records of ${sections} sections in ${batchCount} batches`,
    `${total} bytes; the largest record has ${largest}`,
  ];
}

/** Describes the changes to the published index, which maps ids to hashes. */
export function describeDifferences(records: readonly SearchRecord[], published: ReadonlyMap<string, string>): string {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const isKnown = ({ objectID }: SearchRecord): boolean => published.has(objectID);
  const added = records.filter((record) => !isKnown(record)).length;
  const changed = records.filter((record) => isKnown(record) && published.get(record.objectID) !== record.hash).length;
  const removed = [...published.keys()].filter((id) => !ids.has(id)).length;
  const unchanged = records.length - added - changed;
  return `${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`;
}
