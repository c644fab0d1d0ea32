import { expect, it } from 'vitest';
import type { CorpusSection } from '../protocol/corpus';
import type { Corpus } from './buildCorpus';
import { buildFiles } from './buildFiles';

const page = (url: string) => ({ url, product: '网关', title: url, keywords: [] });
const own = (of: number): CorpusSection => ({ page: of, level: 1, anchor: '', headings: [] });
const below = (of: number, level = 2): CorpusSection => ({ page: of, level, anchor: 'x', headings: ['章'] });
const tables = { readings: [], wordReadings: [], traditional: '', synonyms: [], concepts: [] };

type TextRun = readonly [firstSection: number, count: number];

/** A corpus that was built without `buildCorpus`. */
function corpusOf(sections: readonly CorpusSection[], texts: readonly TextRun[]): Corpus {
  const pages = [page('/a'), page('/b')];
  return {
    head: { language: 'zh', docusaurusTag: 'current', pages, sections, tables },
    texts: texts.map(([firstSection, count]) => ({
      firstSection,
      sections: Array.from({ length: count }, () => ({ content: '正文', code: '' })),
    })),
  };
}

const sections = [own(0), below(0), below(0, 6), own(1)];
const build = (corpus: Corpus) => buildFiles(corpus, () => 'gateway');

it('accepts a corpus in order', () => {
  const texts: TextRun[] = [
    [0, 3],
    [3, 1],
  ];
  expect(build(corpusOf(sections, texts)).files.size).toBeGreaterThan(2);
});

it.each<[string, readonly CorpusSection[], readonly TextRun[], string]>([
  ['a page begins with a heading', [below(0), below(0), own(0), own(1)], [[0, 4]], 'section 0 (/a#x, level 2)'],
  ['a page has no section', [own(0), below(0), below(0), below(0)], [[0, 4]], '1 sections of level 1 for 2 pages'],
  ['a page has two sections of its own', [own(0), own(0), below(0), own(1)], [[0, 4]], 'section 1 (/a#'],
  ['pages are in another order', [own(1), own(0), below(0), below(0)], [[0, 4]], 'section 0 (/b#'],
  ['sections of pages are mixed', [own(0), own(1), below(0), below(1)], [[0, 4]], 'section 2 (/a#x'],
  ['a section is of no page', [own(0), own(1), own(2), below(2)], [[0, 4]], 'section 2 (page 2#'],
  [
    'a heading has no anchor',
    [own(0), { ...below(0), anchor: '' }, below(0), own(1)],
    [[0, 4]],
    'section 1 (/a#, level 2',
  ],
  ['a level has two digits', [own(0), below(0, 10), below(0), own(1)], [[0, 4]], 'level 10'],
  ['a text is missing', sections, [[0, 3]], 'texts of 3 sections instead of 4'],
  ['a text is of no section', sections, [[0, 5]], 'texts of 5 sections instead of 4'],
  [
    'texts leave one out',
    sections,
    [
      [0, 1],
      [2, 2],
    ],
    'text of section 2 instead of 1',
  ],
  [
    'texts overlap',
    sections,
    [
      [0, 3],
      [2, 2],
    ],
    'text of section 2 instead of 3',
  ],
])('refuses a corpus that would be read as another one: %s', (_what, wrong, texts, message) => {
  expect(() => build(corpusOf(wrong, texts))).toThrow(message);
});
