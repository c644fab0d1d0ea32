/**
 * What pages and things are called besides, as it travels. Apart from the head, because titles and headings answer
 * without it: first hits do not wait for names.
 */
import type { Concept, CorpusHead, CorpusSection, LanguageTables } from './corpus';
import { MalformedFileError } from './malformedFileError';
import { fieldSeparator, lineEnd, parseCount, splitBlocks, splitCounted, splitEnded } from './separators';

/** First block of the file: what it is, and the version of its shape. */
export const namesTitle = 'search 4 names';

/** Other names of things (`otherNames`), of pages and of sections. */
export type Names = Pick<LanguageTables, 'synonyms' | 'concepts'> & {
  /** Of each page. */
  keywords: readonly (readonly string[])[];
  /** Of sections that have any, by their places. */
  sectionKeywords: ReadonlyMap<number, readonly string[]>;
};

/** Lines that begin with what the pages say, then what people say for it. */
function parseSynonyms(block: string): LanguageTables['synonyms'] {
  return splitEnded(block, lineEnd).flatMap((line) => {
    const [to = '', ...names] = line.split(fieldSeparator);
    if (to === '' || names.length === 0) throw new MalformedFileError('a name without its meaning');
    return names.map((from) => ({ from, to }));
  });
}

/** Parses lines of the kind of a concept, then its phrases. */
function parseConcepts(block: string): Concept[] {
  return splitEnded(block, lineEnd).map((line) => {
    const [kind, ...phrases] = line.split(fieldSeparator);
    if (kind !== 'symptom' && kind !== 'object') throw new MalformedFileError('unknown kind of concept');
    return { kind, phrases };
  });
}

/** Parses the keywords of each of `pages` pages, a line for each. Throws MalformedFileError on another number. */
function parseKeywords(block: string, pages: number): string[][] {
  return splitCounted(block, lineEnd, pages).map((line) => (line === '' ? [] : line.split(fieldSeparator)));
}

/** Parses lines of a section's distance from the section of the line before, and its keywords. */
function parseSectionKeywords(block: string): Map<number, readonly string[]> {
  const keywordsOf = new Map<number, readonly string[]>();
  let place = 0;
  for (const line of splitEnded(block, lineEnd)) {
    const [step = '', ...keywords] = line.split(fieldSeparator);
    place += parseCount(step);
    keywordsOf.set(place, keywords);
  }
  return keywordsOf;
}

/** Returns the sections with their keywords. */
function addSectionKeywords(
  sections: readonly CorpusSection[],
  keywordsOf: ReadonlyMap<number, readonly string[]>,
): CorpusSection[] {
  return sections.map((section, place) => {
    const keywords = keywordsOf.get(place);
    return keywords ? { ...section, keywords } : section;
  });
}

/**
 * Parses the names of `pages` pages and their sections. Throws MalformedFileError when they are anything else.
 */
export function parseNames(text: string, pages: number): Names {
  const [keywords = '', sectionKeywords = '', synonyms = '', concepts = ''] = splitBlocks(text, namesTitle, 4);
  return {
    keywords: parseKeywords(keywords, pages),
    sectionKeywords: parseSectionKeywords(sectionKeywords),
    synonyms: parseSynonyms(synonyms),
    concepts: parseConcepts(concepts),
  };
}

/** A head with its names. */
export function addNames(head: CorpusHead, { keywords, sectionKeywords, ...tables }: Names): CorpusHead {
  return {
    ...head,
    pages: head.pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? [] })),
    sections: addSectionKeywords(head.sections, sectionKeywords),
    tables: { ...head.tables, ...tables },
  };
}
