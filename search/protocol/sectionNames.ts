/** Address, headings and keywords of a section in answers. */
import type { CorpusPage, CorpusSection } from './corpus';
import { type Hierarchy, type HitType, levels } from './query';

/** Returns the address of a section: that of its page, with the heading's anchor percent-encoded as in browsers. */
export function sectionUrl(pageUrl: string, anchor: string): string {
  return anchor === '' ? pageUrl : `${pageUrl}#${encodeURIComponent(anchor)}`;
}

/** Returns product, title and headings of a section by level (specification §3). Empty names are omitted. */
export function buildHierarchy({ product, title }: CorpusPage, { headings }: CorpusSection): Hierarchy {
  const names = [product, title, ...headings];
  const hierarchy: Hierarchy = {};
  levels.forEach((level, depth) => {
    const name = names[depth];
    if (name !== undefined && name !== '') hierarchy[level] = name;
  });
  return hierarchy;
}

/** Returns the type of a hit whose own heading matched: `lvl1` for the page, at most `lvl6`. */
export function headingType({ headings }: CorpusSection): HitType {
  return levels[Math.min(headings.length + 1, levels.length - 1)] as HitType; // index 1 or more
}

/** Returns the own heading of a section; the title for the page itself. */
export function ownHeading({ title }: CorpusPage, { headings }: CorpusSection): string {
  return headings[headings.length - 1] ?? title;
}

/** Returns the keywords of a section. Those of the page belong to the page itself, not to its sections. */
export function ownKeywords(page: CorpusPage, { level, keywords = [] }: CorpusSection): readonly string[] {
  return level === 1 ? page.keywords : keywords;
}
