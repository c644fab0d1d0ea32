/** A run of pages with everything about them, as it travels: what the layout `sharded` loads at once. */
import type { CorpusPart } from './corpus';
import { pageBlocks, parsePageBlocks } from './headFile';
import { parseKeywords } from './namesFile';
import { lineEnd, parseCount, splitBlocks, splitCounted } from './separators';
import { parseTextBlocks } from './textFile';

export const chunkTitle = 'search 4 chunk';

/** Parses an unpacked chunk. Throws MalformedFileError when it is anything else. */
export function parseChunk(text: string): CorpusPart {
  const [place = '', ...blocks] = splitBlocks(text, chunkTitle, 1 + pageBlocks + 3);
  const [first = ''] = splitCounted(place, lineEnd, 1);
  const [keywords = '', contents = '', codes = ''] = blocks.slice(pageBlocks);
  const { pages, sections } = parsePageBlocks(blocks.slice(0, pageBlocks));
  const keywordsOf = parseKeywords(keywords, pages.length);
  return {
    firstSection: parseCount(first),
    pages: pages.map((page, index) => ({ ...page, keywords: keywordsOf[index] ?? [] })),
    sections,
    texts: parseTextBlocks(contents, codes, sections.length),
  };
}
