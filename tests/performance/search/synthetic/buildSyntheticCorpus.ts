import type { Corpus } from '../../../../search/indexer/buildCorpus';
import { buildTables } from '../../../../search/indexer/languageTables/buildTables';
import { generatePages } from './generatePages';
import { synonyms } from './vocabulary';

/** Builds a corpus of `pageCount` synthetic pages, with tables by the indexer. */
export function buildSyntheticCorpus(pageCount: number): Corpus {
  const { pages, sections, texts } = generatePages(pageCount);
  const names = synonyms.map(({ from, to }) => ({ names: [to], synonyms: [from] }));
  const tables = buildTables({ pages, sections, texts, names, concepts: [] });
  return { head: { language: 'zh-Hans', docusaurusTag: 'docs-default-current', pages, sections, tables }, texts };
}
