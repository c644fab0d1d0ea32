import { type CorpusPage, type CorpusSection, rowLevel } from '../protocol/corpus';
import type { Corpus } from './buildCorpus';

/**
 * Returns whether level and anchor are valid. A page's own section has no anchor. Files store other levels as one
 * digit, and omit anchors that are slugs.
 */
function isWellFormed({ level, anchor }: CorpusSection): boolean {
  return anchor === '' ? level === 1 : Number.isInteger(level) && level >= 2 && level <= rowLevel;
}

function checkSections(pages: readonly CorpusPage[], sections: readonly CorpusSection[]): void {
  let begun = 0;
  sections.forEach((section, place) => {
    const { page, level, anchor } = section;
    if (level === 1) begun += 1;
    if (page === begun - 1 && page < pages.length && isWellFormed(section)) return;
    const where = `${pages[page]?.url ?? `page ${page}`}#${anchor}`;
    throw new Error(
      `search index: section ${place} (${where}, level ${level}): each page in turn has one section of level 1 without ` +
        'anchor, then one for each heading or row, of level 2 to 7 with its anchor',
    );
  });
  if (begun !== pages.length) throw new Error(`search index: ${begun} sections of level 1 for ${pages.length} pages`);
}

/**
 * Checks the assumptions of index files: they store the page of a section by its level, and its text by its index, and
 * would read a corpus of another order as another one. `buildCorpus` meets them, other callers may not. Throws Error
 * with the section.
 */
export function checkCorpus({ head: { pages, sections }, texts }: Corpus): void {
  checkSections(pages, sections);
  let next = 0;
  for (const { firstSection, sections: own } of texts) {
    if (firstSection !== next) throw new Error(`search index: text of section ${firstSection} instead of ${next}`);
    next += own.length;
  }
  if (next !== sections.length)
    throw new Error(`search index: texts of ${next} sections instead of ${sections.length}`);
}
