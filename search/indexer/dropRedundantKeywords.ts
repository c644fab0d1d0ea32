import { type CorpusPage, type CorpusSection, rowLevel } from '../protocol/corpus';
import { kindAt } from '../text/characters';
import { compact } from '../text/compact';
import { createFold } from '../text/fold';

/** Minimum length: headings about anything contain shorter names: 变量 in 布尔变量一直是“假”. */
const minChars = 4;

/** Normalised heading, and its positions between words: not inside a Latin word. */
type ComparableHeading = { text: string; edges: ReadonlySet<number> };

function readHeading(folded: string): ComparableHeading {
  const edges = new Set<number>();
  let length = 0;
  for (let index = 0; index < folded.length; index += 1) {
    const kind = kindAt(folded, index);
    if (kind === 'other') continue;
    if (kind !== 'latin' || kindAt(folded, index - 1) !== 'latin') edges.add(length);
    length += 1;
  }
  edges.add(length);
  return { text: compact(folded), edges };
}

function hasName({ text, edges }: ComparableHeading, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (edges.has(at) && edges.has(at + name.length)) return true;
  }
  return false;
}

/**
 * Drops keywords of pages that one of their own headings contains: that section matches, and as a keyword they would
 * rank the page before it. Keywords in the title stay, because they are about the whole page. A keyword that any page
 * keeps stays on all pages, which would otherwise rank below that one. Drops keywords that repeat the title or another
 * keyword.
 */
export function dropRedundantKeywords(
  pages: readonly CorpusPage[],
  sections: readonly Pick<CorpusSection, 'page' | 'level' | 'headings'>[],
): CorpusPage[] {
  const fold = createFold('');
  const comparable = (text: string): string => compact(fold(text));
  const headings = pages.map((): ComparableHeading[] => []);
  for (const { page, level, headings: path } of sections) {
    if (level > 1 && level < rowLevel) headings[page]?.push(readHeading(fold(path[path.length - 1] ?? '')));
  }
  const kept = new Set<string>();
  pages.forEach(({ title, keywords }, page) => {
    for (const name of keywords.map(comparable)) {
      const isInHeading = headings[page]?.some((heading) => hasName(heading, name)) ?? false;
      if (!isInHeading || name.length < minChars || comparable(title).includes(name)) kept.add(name);
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
