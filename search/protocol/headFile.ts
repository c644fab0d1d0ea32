/**
 * Format of the head file. It is written in columns, because similar values next to each other compress best. It omits
 * whatever follows from other data: the page of a section, the headings above it, most anchors.
 */
import { slugOf } from './anchors';
import type { CorpusHead, CorpusPage, CorpusSection } from './corpus';
import { MalformedFileError } from './malformedFileError';
import { fieldSeparator, lineEnd, parseCount, splitBlocks, splitCounted, splitEnded } from './separators';
import { parseTables, tableBlocks } from './tablesFile';

/** First block of the file: its kind, and the version of its format. */
export const headTitle = 'search 3 head';
/** Number of blocks that hold pages and their sections. */
const pageBlocks = 6;

/** Returns the product of each of `pages` pages. A count in the file is limited, because it may be wrong. */
function parseProducts(block: string, pages: number): string[] {
  const products = splitEnded(block, lineEnd).flatMap((line) => {
    const [name = '', count = '', ...rest] = line.split(fieldSeparator);
    if (rest.length > 0) throw new MalformedFileError('malformed product');
    return new Array<string>(Math.min(parseCount(count), pages + 1)).fill(name);
  });
  if (products.length !== pages) throw new MalformedFileError('malformed product');
  return products;
}

function parsePages(products: string, urls: string, titles: string): CorpusPage[] {
  const urlOf = splitEnded(urls, lineEnd);
  const productOf = parseProducts(products, urlOf.length);
  const titleOf = splitCounted(titles, lineEnd, urlOf.length);
  return urlOf.map((url, page) => ({
    url,
    product: productOf[page] ?? '',
    title: titleOf[page] ?? '',
    keywords: [],
  }));
}

/** Parses sections below their pages. `levels` holds, page by page, the level of each heading. */
function parseSections(pages: number, levels: string, headings: string, anchors: string): CorpusSection[] {
  const levelsOf = splitCounted(levels, lineEnd, pages);
  const count = levelsOf.reduce((sum, line) => sum + line.length, 0);
  const headingOf = splitCounted(headings, lineEnd, count);
  const anchorOf = splitCounted(anchors, lineEnd, count);
  let next = 0;
  return levelsOf.flatMap((line, page) => {
    if (!/^[2-7]*$/.test(line)) throw new MalformedFileError('malformed level');
    const path: { level: number; heading: string }[] = [];
    const below = [...line].map((digit): CorpusSection => {
      const level = Number(digit);
      const heading = headingOf[next] ?? '';
      const anchor = anchorOf[next] ?? '';
      next += 1;
      while ((path[path.length - 1]?.level ?? 0) >= level) path.pop();
      path.push({ level, heading });
      return {
        page,
        level,
        anchor: anchor === '' ? slugOf(heading) : anchor,
        headings: path.map((entry) => entry.heading),
      };
    });
    return [{ page, level: 1, anchor: '', headings: [] }, ...below];
  });
}

function parsePageBlocks(blocks: readonly string[]): Pick<CorpusHead, 'pages' | 'sections'> {
  const [products = '', urls = '', titles = '', levels = '', headings = '', anchors = ''] = blocks;
  const pages = parsePages(products, urls, titles);
  return { pages, sections: parseSections(pages.length, levels, headings, anchors) };
}

/** Parses the head: everything but names (`namesFile`). Throws MalformedFileError on other text. */
export function parseHead(text: string): CorpusHead {
  const [site = '', ...blocks] = splitBlocks(text, headTitle, 1 + pageBlocks + tableBlocks);
  const [language = '', docusaurusTag = ''] = splitCounted(site, lineEnd, 2);
  const tables = parseTables(blocks.slice(pageBlocks));
  return { language, docusaurusTag, ...parsePageBlocks(blocks.slice(0, pageBlocks)), tables };
}
