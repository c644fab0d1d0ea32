import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Book, buildBooks } from '../../catalog/books';
import { brand } from '../../catalog/brand';
import { loadCatalog } from '../../catalog/loadCatalog';
import { redirects } from '../../catalog/redirects';
import { loadWrittenPageIds } from '../../catalog/writtenPages';
import { loadFacts } from '../../facts/loadFacts';
import { findCopyDate } from '../usb/copyDate';
import { pageFile } from '../usb/protocol/names';
import { type PageNumbers, buildBook } from './buildBook';
import { findVersion } from './findVersion';

export type LoadedBook = Book & {
  /** Returns the HTML of the book. */
  build: (pageNumbers: PageNumbers) => string;
};

/** Loads the books of the built site, or the given ones. */
export function loadBooks(
  siteDir: string,
  buildDir: string,
  books: readonly Book[] = buildBooks(loadCatalog(siteDir), loadWrittenPageIds(siteDir)),
): LoadedBook[] {
  const sheets = readdirSync(path.join(buildDir, 'assets', 'css')).filter((file) => file.endsWith('.css'));
  const facts = loadFacts(siteDir);
  const shared = {
    date: findCopyDate(siteDir, process.env),
    brand,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    sheets: sheets.map((file) => `/assets/css/${file}`),
    style: readFileSync(fileURLToPath(new URL('book.css', import.meta.url)), 'utf8'),
    readPage: (route: string) => readFileSync(path.join(buildDir, pageFile(route)), 'utf8'),
  };
  return books.map((book) => ({
    ...book,
    build: (pageNumbers) => buildBook(book, { ...shared, version: findVersion(facts, book.id) }, pageNumbers),
  }));
}

/** Returns the hash of a book's content. File names in it contain hashes of styles and figures. */
export function hashSource(book: LoadedBook): string {
  return createHash('sha256').update(book.build(new Map())).digest('hex');
}
