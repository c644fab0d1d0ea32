/**
 * Format of the names file. It is separate from the head, because titles and headings answer without it: first hits do
 * not wait for names.
 */
import type { Concept, CorpusHead, CorpusSection, LanguageTables } from './corpus';
import { MalformedFileError } from './malformedFileError';
import { fieldSeparator, lineEnd, parseCount, splitBlocks, splitCounted, splitEnded } from './separators';

/** First block of the file: its kind, and the version of its format. */
export const namesTitle = 'search 4 names';

/** Synonyms, and keywords of pages and sections. */
export type Names = Pick<LanguageTables, 'synonyms' | 'concepts'> & {
  /** Keywords of each page. */
  keywords: readonly (readonly string[])[];
  /** Keywords of sections that have any, by section index. */
  sectionKeywords: ReadonlyMap<number, readonly string[]>;
};

/** Parses lines of a word of the pages, then its synonyms. */
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

/** Parses the keywords of `pages` pages, a line for each. Throws MalformedFileError when their number differs. */
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

/** Parses the names of `pages` pages and their sections. Throws MalformedFileError on other text. */
export function parseNames(text: string, pages: number): Names {
  const [keywords = '', sectionKeywords = '', synonyms = '', concepts = ''] = splitBlocks(text, namesTitle, 4);
  return {
    keywords: parseKeywords(keywords, pages),
    sectionKeywords: parseSectionKeywords(sectionKeywords),
    synonyms: parseSynonyms(synonyms),
    concepts: parseConcepts(concepts),
  };
}

/** Returns a head with its names. */
export function addNames(head: CorpusHead, { keywords, sectionKeywords, ...tables }: Names): CorpusHead {
  return {
    ...head,
    pages: head.pages.map((page, index) => ({ ...page, keywords: keywords[index] ?? [] })),
    sections: addSectionKeywords(head.sections, sectionKeywords),
    tables: { ...head.tables, ...tables },
  };
}
