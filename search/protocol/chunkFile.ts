/** A run of pages with everything about them, as it travels: what the layout `sharded` loads at once. */
import type { CorpusPart } from './corpus';
import { pageBlocks, parsePageBlocks } from './headFile';
import { addSectionKeywords, parseKeywords, parseSectionKeywords } from './namesFile';
import { lineEnd, parseCount, splitBlocks, splitCounted } from './separators';
import { parseTextBlocks } from './textFile';

/** First block of the file: what it is, and the version of its shape. */
export const chunkTitle = 'search 5 chunk';

/** Parses an unpacked chunk. Throws MalformedFileError when it is anything else. */
export function parseChunk(text: string): CorpusPart {
  const [place = '', ...blocks] = splitBlocks(text, chunkTitle, 1 + pageBlocks + 4);
  const [first = ''] = splitCounted(place, lineEnd, 1);
  const [keywords = '', sectionKeywords = '', contents = '', codes = ''] = blocks.slice(pageBlocks);
  const { pages, sections } = parsePageBlocks(blocks.slice(0, pageBlocks));
  const keywordsOf = parseKeywords(keywords, pages.length);
  return {
    firstSection: parseCount(first),
    pages: pages.map((page, index) => ({ ...page, keywords: keywordsOf[index] ?? [] })),
    sections: addSectionKeywords(sections, parseSectionKeywords(sectionKeywords)),
    texts: parseTextBlocks(contents, codes, sections.length),
  };
}
