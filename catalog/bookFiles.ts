import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** Folder with the PDFs of `npm run pdf`, in the layout of the build. */
export const booksDir = '.cache/books';

const bookFile = z.strictObject({
  /** Name of the file without extension. */
  id: z.string(),
  title: z.string(),
  /** Id of the first page of the product. */
  landing: z.string(),
  sheets: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});

/** PDF of a product, as the site describes it. */
export type BookFile = z.infer<typeof bookFile>;

const bookList = z.array(
  z.strictObject({
    ...bookFile.shape,
    /** Hash of the HTML from which the PDF was printed. */
    source: z.string(),
  }),
);
export type BookRecord = z.infer<typeof bookList>[number];

/** Returns whether the build offers PDFs: `PDF_BOOKS=on`. Throws on another value than `on` and `off`. */
export function hasBooks(environment: Readonly<Record<string, string | undefined>>): boolean {
  const value = environment.PDF_BOOKS ?? 'off';
  if (value !== 'on' && value !== 'off') throw new Error(`PDF_BOOKS is "${value}", not "on" or "off"`);
  return value === 'on';
}

export const bookListFile = path.join(booksDir, 'books.json');

/** Loads the list of printed PDFs. Throws when there is none. */
export function loadBookRecords(siteDir: string): BookRecord[] {
  try {
    return bookList.parse(JSON.parse(readFileSync(path.join(siteDir, bookListFile), 'utf8')));
  } catch (cause) {
    throw new Error(`${bookListFile} cannot be used: run "npm run pdf" after a build without PDF_BOOKS`, { cause });
  }
}
