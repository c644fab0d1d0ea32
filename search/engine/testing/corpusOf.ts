import type { SectionText } from '../../protocol/corpus';
import { createFold } from '../../text/fold';
import { createQueryParser } from '../parseQuery';
import { type RankingInput, findCandidates } from '../ranking';
import { Scorer } from '../scoring';
import { buildSections, headFields, nameFields, setText } from '../sections';
import { noTables, smallPages } from './smallCorpus';
import { TextIndex } from '../textIndex';

const fold = createFold('');

type Written = { headings: readonly string[]; level?: number } & Partial<SectionText>;

/** Indexes sections of a page. Returns them and their search for candidates. */
export function corpusOf(written: readonly Written[], title = '设备接入') {
  const source = written.map(({ headings, level = 2 }) => ({ page: 0, level, anchor: '', headings }));
  const head = {
    language: '',
    docusaurusTag: '',
    pages: smallPages.map((page) => ({ ...page, title })),
    sections: source,
    tables: noTables,
  };
  const sections = buildSections(head, fold);
  const index = new TextIndex(sections.length);
  index.add(
    0,
    sections.map((section) => [...headFields(section, fold), ...nameFields(section, fold)]),
  );
  index.add(
    0,
    sections.map((section, at) => setText(section, { content: '', code: '', ...written[at] }, fold)),
  );
  const parse = createQueryParser(fold, index);
  const input = {
    sections,
    scorer: new Scorer(sections.length, index),
    factors: index.lengths.factors(),
  };
  return {
    sections,
    find: (query: string, isAllowed: RankingInput['isAllowed'] = () => true, weight = 1, product?: string) =>
      findCandidates({ ...input, isAllowed }, { query: parse(query), weight, product }).sort(
        (left, right) => left.position - right.position,
      ),
  };
}
