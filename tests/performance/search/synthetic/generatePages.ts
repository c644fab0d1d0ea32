import type { CorpusPage, CorpusSection, CorpusText, SectionText } from '../../../../search/protocol/corpus';
import { commonHeadings, products, protocols } from './vocabulary';
import { writeCode, writeErrorTable, writeHeading, writeParagraph, writeTable } from './prose';
import { type WordSource, createWordSource } from './wordSource';

/** A corpus without language tables. */
type SyntheticPages = {
  pages: readonly CorpusPage[];
  sections: readonly CorpusSection[];
  texts: readonly CorpusText[];
};

type Section = { level: number; anchor: string; headings: readonly string[]; text: SectionText };

const aboutErrors = /错误码|故障/;
const aboutParameters = /参数|配置|格式|类型/;

function writeText(words: WordSource, heading: string): SectionText {
  const passages = Array.from({ length: 1 + words.below(4) }, () => writeParagraph(words));
  if (aboutErrors.test(heading)) passages.push(writeErrorTable(words));
  else if (aboutParameters.test(heading) || words.below(6) === 0) passages.push(writeTable(words));
  return { content: passages.join('\n'), code: words.below(4) === 0 ? writeCode(words) : '' };
}

function writeTitle(words: WordSource, number: number): string {
  const titles = [
    () => `${words.pickByRank(protocols)} ${words.noun()}`,
    () => `${words.verb()}${words.noun()}`,
    () => `${words.noun()}概述`,
    () => `${words.latin()} ${words.verb()}${words.noun()}`,
    () => `案例 ${String(1 + (number % 40))}：${words.noun()}${words.verb()}`,
  ];
  return words.pick(titles)();
}

function writeSections(words: WordSource, title: string): Section[] {
  const sections: Section[] = [{ level: 1, anchor: '', headings: [], text: writeText(words, title) }];
  let parent = '';
  const count = 6 + words.below(7);
  for (let number = 1; number <= count; number += 1) {
    const isBelow = parent !== '' && words.below(4) === 0;
    const heading = words.below(5) < 2 ? words.pickByRank(commonHeadings) : writeHeading(words);
    if (!isBelow) parent = heading;
    sections.push({
      level: isBelow ? 3 : 2,
      anchor: `s${String(number)}`,
      headings: isBelow ? [parent, heading] : [heading],
      text: writeText(words, heading),
    });
  }
  return sections;
}

/**
 * Generates synthetic pages similar to industrial documentation: about eight sections a page, many with the same
 * headings, tables, code, identifiers. The result depends on count and seed only.
 */
export function generatePages(pageCount: number, seed = 1): SyntheticPages {
  const pages: CorpusPage[] = [];
  const sections: CorpusSection[] = [];
  const texts: CorpusText[] = [];
  products.forEach((product, group) => {
    const firstSection = sections.length;
    const written: SectionText[] = [];
    const until = Math.round((pageCount * (group + 1)) / products.length);
    for (let page = pages.length; page < until; page += 1) {
      const words = createWordSource(seed * 1_000_003 + page * 7919);
      const title = writeTitle(words, page);
      const keywords = Array.from({ length: 4 }, () => words.noun());
      pages.push({ url: `/docs/p${String(group)}/page-${String(page)}`, product, title, keywords });
      for (const { text, ...section } of writeSections(words, title)) {
        sections.push({ page, ...section });
        written.push(text);
      }
    }
    texts.push({ firstSection, sections: written });
  });
  return { pages, sections, texts };
}
