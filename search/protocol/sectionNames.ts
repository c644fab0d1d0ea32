/** What a section is called in every answer: address, headings and other names, whoever answers. */
import type { CorpusPage, CorpusSection } from './corpus';
import { type Hierarchy, type HitType, levels } from './query';

/** Address of a section: that of its page, with the anchor of its heading percent-encoded as browsers show it. */
export function sectionUrl(pageUrl: string, anchor: string): string {
  return anchor === '' ? pageUrl : `${pageUrl}#${encodeURIComponent(anchor)}`;
}

/** Product, title and headings of a section by level (specification §3); an empty name leaves its level out. */
export function buildHierarchy({ product, title }: CorpusPage, { headings }: CorpusSection): Hierarchy {
  const names = [product, title, ...headings];
  const hierarchy: Hierarchy = {};
  levels.forEach((level, depth) => {
    const name = names[depth];
    if (name !== undefined && name !== '') hierarchy[level] = name;
  });
  return hierarchy;
}

/** Type of a hit that is a section's own heading: `lvl1` is the page, deeper headings than `lvl6` count as that. */
export function headingType({ headings }: CorpusSection): HitType {
  return levels[Math.min(headings.length + 1, levels.length - 1)] as HitType; // from the second level on
}

/** Own heading of a section; the title for the page itself. */
export function ownHeading({ title }: CorpusPage, { headings }: CorpusSection): string {
  return headings[headings.length - 1] ?? title;
}

/** What readers call a section besides: the page's other names are those of the page itself, not of its sections. */
export function ownKeywords(page: CorpusPage, { level, keywords = [] }: CorpusSection): readonly string[] {
  return level === 1 ? page.keywords : keywords;
}
