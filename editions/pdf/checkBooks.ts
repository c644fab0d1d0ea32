import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BookRecord, hasBooks, loadBookRecords } from '../../catalog/bookFiles';
import { bookPath } from '../../catalog/bookPath';
import { type LoadedBook, hashSource, loadBooks } from './loadBooks';

/** Returns the ids of the books whose PDF has other content than the book or another checksum than its record. */
export function findStaleBooks(
  books: readonly LoadedBook[],
  records: readonly BookRecord[],
  readPdf: (id: string) => Buffer,
): string[] {
  return books
    .filter((book) => {
      const record = records.find(({ id }) => id === book.id);
      if (record?.source !== hashSource(book)) return true;
      return record.sha256 !== createHash('sha256').update(readPdf(book.id)).digest('hex');
    })
    .map(({ id }) => id);
}

/** Throws when the build offers PDFs that do not belong to its pages. Runs before the pages get inline styles. */
export function checkBooks({ siteDir, buildDir }: { siteDir: string; buildDir: string }): void {
  if (!hasBooks(process.env)) return;
  const stale = findStaleBooks(loadBooks(siteDir, buildDir), loadBookRecords(siteDir), (id) =>
    readFileSync(path.join(buildDir, bookPath(id))),
  );
  if (stale.length > 0)
    throw new Error(`pdf: ${stale.join(', ')}: the PDF is of another build; run "npm run pdf", then build again`);
}
