import {
  type CorpusPage,
  type CorpusSection,
  type CorpusText,
  type LanguageTables,
  rowLevel,
} from '../../protocol/corpus';
import { listNumeralSynonyms } from './numerals';
import { type NameSource, buildSynonymTable } from './synonyms';
import { buildReadingTables } from './readings';
import { listTaiwanSynonyms } from './taiwanSynonyms';
import { buildTraditional } from './traditional';

/** Input of the tables: a corpus without them, names and concepts. */
export type TableSource = {
  pages: readonly CorpusPage[];
  sections: readonly CorpusSection[];
  texts: readonly CorpusText[];
  names: readonly NameSource[];
  concepts: LanguageTables['concepts'];
};

/** Builds the tables that match queries in pinyin, traditional characters or other words to these pages. */
export function buildTables({ pages, sections, texts, names, concepts }: TableSource): LanguageTables {
  const own = sections.filter(({ level }) => level < rowLevel);
  const headings = [...pages.map(({ title }) => title), ...own.flatMap(({ headings: path }) => path.slice(-1))];
  const bodies = texts.flatMap((text) => text.sections.flatMap(({ content, code }) => [content, code]));
  const keywords = [...pages, ...sections].flatMap((named) => named.keywords ?? []);
  const corpusText = [...headings, ...keywords, ...bodies].join('\n');
  const synonyms = [
    ...buildSynonymTable([...names, ...listTaiwanSynonyms()], corpusText),
    ...listNumeralSynonyms(corpusText),
  ];
  const from = synonyms.map((name) => name.from).join('');
  return {
    ...buildReadingTables(headings),
    traditional: buildTraditional(new Set(corpusText + from)),
    synonyms,
    concepts,
  };
}
