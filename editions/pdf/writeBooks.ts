/** Prints the PDF of every product from `build/` into `.cache/books`. `npm run pdf [-- ID…]`; PDFs of unchanged books are kept. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BookRecord, bookListFile, booksDir, loadBookRecords } from '../../catalog/bookFiles';
import { bookPath } from '../../catalog/bookPath';
import { findCopyDate } from '../usb/copyDate';
import { hashSource, loadBooks } from './loadBooks';
import { printBook } from './printBook';

async function writeBooks(siteDir: string): Promise<void> {
  const buildDir = path.join(siteDir, 'build');
  const date = findCopyDate(siteDir, process.env);
  const known = existsSync(path.join(siteDir, bookListFile)) ? loadBookRecords(siteDir) : [];
  const records: BookRecord[] = [];
  await mkdir(path.join(siteDir, booksDir, path.dirname(bookPath('x'))), { recursive: true });
  for (const book of loadBooks(siteDir, buildDir)) {
    const file = path.join(siteDir, booksDir, bookPath(book.id));
    const source = hashSource(book);
    const printed = known.find((record) => record.source === source && existsSync(file));
    if (printed) {
      records.push(printed);
      continue;
    }
    const started = Date.now();
    const { sheets } = await printBook(file, { buildDir, date, build: book.build });
    const content = await readFile(file);
    const { id, title, landing } = book;
    const sha256 = createHash('sha256').update(content).digest('hex');
    records.push({ id, title, landing, sheets, bytes: content.length, sha256, source });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${file}: ${sheets} sheets, ${content.length} bytes, ${seconds} s`);
  }
  await writeFile(path.join(siteDir, bookListFile), JSON.stringify(records, undefined, 2));
}

void writeBooks(process.cwd());
