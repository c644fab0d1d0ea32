import type { CorpusPart, CorpusSection } from '../protocol/corpus';
import { maxPagesPerChunk } from '../sharded/postings';
import type { Corpus } from './buildCorpus';

/** Text of about so many characters is a chunk, some 4 KB packed: larger ones hold more pages that nobody asked for. */
const chunkChars = 5_000;

/** The sections of each page, which are contiguous, and where the first of them stands. */
function groupByPage(sections: readonly CorpusSection[]): { first: number; sections: CorpusSection[] }[] {
  const groups: { first: number; sections: CorpusSection[] }[] = [];
  sections.forEach((section, index) => {
    const last = groups[groups.length - 1];
    if (last?.sections[0]?.page === section.page) last.sections.push(section);
    else groups.push({ first: index, sections: [section] });
  });
  return groups;
}

/** Cuts a corpus into parts of some pages each. A page is never cut: its sections belong together. */
export function cutChunks({ head, texts }: Corpus): CorpusPart[] {
  const textOf = texts.flatMap(({ sections }) => sections);
  const parts: { firstSection: number; pages: CorpusPart['pages'][number][]; sections: CorpusSection[] }[] = [];
  let chars = Infinity;
  for (const { first, sections } of groupByPage(head.sections)) {
    if (chars > chunkChars || parts[parts.length - 1]?.pages.length === maxPagesPerChunk) {
      parts.push({ firstSection: first, pages: [], sections: [] });
      chars = 0;
    }
    const part = parts[parts.length - 1];
    const page = head.pages[sections[0]?.page ?? -1];
    if (!part || !page) throw new Error('search index: a section without its page');
    part.sections.push(...sections.map((section) => ({ ...section, page: part.pages.length })));
    part.pages.push(page);
    for (let index = first; index < first + sections.length; index += 1) {
      chars += (textOf[index]?.content.length ?? 0) + (textOf[index]?.code.length ?? 0);
    }
  }
  return parts.map((part) => ({
    ...part,
    texts: part.sections.map((_, index) => textOf[part.firstSection + index] ?? { content: '', code: '' }),
  }));
}
