import {
  type CorpusPage,
  type CorpusSection,
  type CorpusText,
  type LanguageTables,
  rowLevel,
} from '../../protocol/corpus';
import { listNumeralNames } from './numerals';
import { type NameSource, buildOtherNames } from './otherNames';
import { buildReadingTables } from './readings';
import { listTaiwanNames } from './taiwanNames';
import { buildTraditional } from './traditional';

/** What the tables are made of: a corpus without them, and other names of things. */
export type TableSource = {
  pages: readonly CorpusPage[];
  sections: readonly CorpusSection[];
  texts: readonly CorpusText[];
  names: readonly NameSource[];
  concepts: LanguageTables['concepts'];
};

/** The tables that let a query in pinyin, traditional characters or other words find these pages. */
export function buildTables({ pages, sections, texts, names, concepts }: TableSource): LanguageTables {
  const own = sections.filter(({ level }) => level < rowLevel);
  const headings = [...pages.map(({ title }) => title), ...own.flatMap(({ headings: path }) => path.slice(-1))];
  const bodies = texts.flatMap((text) => text.sections.flatMap(({ content, code }) => [content, code]));
  const keywords = [...pages, ...sections].flatMap((named) => named.keywords ?? []);
  const corpusText = [...headings, ...keywords, ...bodies].join('\n');
  const otherNames = [
    ...buildOtherNames([...names, ...listTaiwanNames()], corpusText),
    ...listNumeralNames(corpusText),
  ];
  const said = otherNames.map((name) => name.said).join('');
  return {
    ...buildReadingTables(headings),
    traditional: buildTraditional(new Set(corpusText + said)),
    otherNames,
    concepts,
  };
}
