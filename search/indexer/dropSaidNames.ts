import type { CorpusPage, CorpusSection } from '../protocol/corpus';
import { compact } from '../text/compact';
import { createFold } from '../text/fold';

/** Shorter names stand in headings about anything: 变量 in 布尔变量一直是“假”. */
const minChars = 4;

/**
 * The pages without the names that one of their own headings says: the section below it answers, and as a name of the page
 * they would put its beginning before it. What the title says is what the whole page is about, and a name that any page
 * keeps stays with all: that one would answer in place of the others. A name that is the title, or one before it but for
 * signs, says nothing new.
 */
export function dropSaidNames(
  pages: readonly CorpusPage[],
  sections: readonly Pick<CorpusSection, 'page' | 'level' | 'headings'>[],
): CorpusPage[] {
  const fold = createFold('');
  const comparable = (text: string): string => compact(fold(text));
  const headings = pages.map((): string[] => []);
  for (const { page, level, headings: path } of sections) {
    if (level > 1) headings[page]?.push(comparable(path[path.length - 1] ?? ''));
  }
  const kept = new Set<string>();
  pages.forEach(({ title, keywords }, page) => {
    for (const name of keywords.map(comparable)) {
      const isSaid = headings[page]?.some((heading) => heading.includes(name)) ?? false;
      if (!isSaid || name.length < minChars || comparable(title).includes(name)) kept.add(name);
    }
  });
  return pages.map((page) => {
    const known = new Set([comparable(page.title)]);
    const isNew = (name: string): boolean => {
      if (!kept.has(name) || known.has(name)) return false;
      known.add(name);
      return true;
    };
    return { ...page, keywords: page.keywords.filter((name) => isNew(comparable(name))) };
  });
}
