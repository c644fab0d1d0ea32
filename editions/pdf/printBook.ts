import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { PageNumbers } from './buildBook';

const run = promisify(execFile);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const maxOutputBytes = 2 ** 26;

/** Prints the HTML file as a tagged PDF with an outline. */
async function printFile(htmlFile: string, pdfFile: string): Promise<void> {
  await run(chromium, [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${pdfFile}`,
    pathToFileURL(htmlFile).href,
  ]);
}

/** Reads the sheet of each link target. */
async function readPageNumbers(pdfFile: string): Promise<PageNumbers> {
  const { stdout } = await run('pdfinfo', ['-dests', pdfFile], { maxBuffer: maxOutputBytes });
  const lines = stdout.matchAll(/^ *(\d+) \[.*\] "(.*)"$/gm);
  return new Map([...lines].map(([, sheet, anchor]) => [String(anchor), Number(sheet)]));
}

/** Replaces the time of the print, which Chromium writes in UTC, by the date of the content. */
function setDate(pdf: Buffer, date: string): Buffer {
  const digits = `${date.replaceAll('-', '')}000000`;
  const text = pdf.toString('latin1').replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, `$1${digits}`);
  return Buffer.from(text, 'latin1');
}

type Options = { buildDir: string; date: string | undefined; build: (pageNumbers: PageNumbers) => string };

/**
 * Prints a book into `pdfFile`, twice: Chromium does not implement `target-counter`, so the first print shows on which
 * sheets the parts are. Equal books give equal bytes. Throws when the page numbers change the sheets.
 */
export async function printBook(pdfFile: string, { buildDir, date, build }: Options): Promise<{ sheets: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'book-'));
  const htmlFile = path.join(folder, 'book.html');
  const printed = path.join(folder, 'book.pdf');
  const print = async (pageNumbers: PageNumbers): Promise<PageNumbers> => {
    const root = pathToFileURL(buildDir).href;
    await writeFile(htmlFile, build(pageNumbers).replace(/ (?:src|href)="(?=\/(?:assets|img)\/)/g, `$&${root}`));
    await printFile(htmlFile, printed);
    return readPageNumbers(printed);
  };
  try {
    const pageNumbers = await print(new Map());
    const final = await print(pageNumbers);
    const moved = [...final].find(([anchor, sheet]) => pageNumbers.get(anchor) !== sheet);
    if (moved) throw new Error(`pdf: ${pdfFile}: the page numbers moved #${moved[0]} to another sheet`);
    if (date !== undefined) await writeFile(printed, setDate(await readFile(printed), date));
    // Halves the size: Chromium writes the structure of a tagged PDF uncompressed.
    await run('qpdf', ['--object-streams=generate', '--deterministic-id', printed, pdfFile]);
    const { stdout } = await run('qpdf', ['--show-npages', pdfFile]);
    return { sheets: Number(stdout) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
