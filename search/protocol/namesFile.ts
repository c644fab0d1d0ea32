/**
 * What pages and things are called besides, as it travels. Apart from the head, because titles and headings answer
 * without it: first hits do not wait for names.
 */
import type { CorpusHead, LanguageTables } from './corpus';
import { MalformedFileError } from './malformedFileError';
import { fieldSeparator, lineEnd, splitBlocks, splitCounted, splitEnded } from './separators';

export const namesTitle = 'search 2 names';

export type Names = Pick<LanguageTables, 'otherNames'> & {
  /** Of each page. */
  keywords: readonly (readonly string[])[];
};

/** Lines that begin with what the pages say, then what people say for it. */
function parseOtherNames(block: string): LanguageTables['otherNames'] {
  return splitEnded(block, lineEnd).flatMap((line) => {
    const [meant = '', ...names] = line.split(fieldSeparator);
    if (meant === '' || names.length === 0) throw new MalformedFileError('search index: a name without its meaning');
    return names.map((said) => ({ said, meant }));
  });
}

/** Other names of each of `pages` pages, a line for each. Throws MalformedFileError on another number of lines. */
export function parseKeywords(block: string, pages: number): string[][] {
  return splitCounted(block, lineEnd, pages).map((line) => (line === '' ? [] : line.split(fieldSeparator)));
}

/** Parses the unpacked names of `pages` pages. Throws MalformedFileError when they are anything else. */
export function parseNames(text: string, pages: number): Names {
  const [keywords = '', otherNames = ''] = splitBlocks(text, namesTitle, 2);
  return {
    keywords: parseKeywords(keywords, pages),
    otherNames: parseOtherNames(otherNames),
  };
}

/** A head with its names. */
export function addNames(head: CorpusHead, { keywords, otherNames }: Names): CorpusHead {
  const pages = head.pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? [] }));
  return { ...head, pages, tables: { ...head.tables, otherNames } };
}
