import { expect, it } from 'vitest';
import { buildRecords } from './buildRecords';
import { buildSynonyms, indexSettings } from './indexSettings';
import { buildSmallCorpus } from './testing/buildPublication';

/** Value at `name` (`hierarchy.lvl1`) of a record. */
function findValue(record: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], record);
}

// Names and values: https://www.algolia.com/doc/api-reference/settings-api-parameters/
it('has the settings of this list', () => {
  expect(indexSettings).toEqual({
    // …/searchableAttributes/, "unordered": positions in the attribute are ignored.
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl5)',
      'unordered(hierarchy.lvl6)',
      'unordered(keywords)',
      'content',
      'code',
      'unordered(hierarchy.lvl0)',
    ],
    // Specification §7: contextual search by language and version, results by product.
    attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'afterDistinct(hierarchy.lvl0)'],
    // Attributes that pages request (tests/browser/search-hosted.spec.ts), as defaults for other callers.
    attributesToRetrieve: ['hierarchy', 'type', 'url', 'hasCommonHeading'],
    attributesToHighlight: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'keywords',
    ],
    attributesToSnippet: ['content:10'], // specification §9: ten words
    snippetEllipsisText: '…',
    // …/attributeForDistinct/: one result for all parts of a section.
    attributeForDistinct: 'url',
    distinct: true,
    // …/ranking/: Algolia's order, but all words first; records have no location.
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['asc(weight.level)', 'asc(weight.position)'],
    // …/queryLanguages/, …/indexLanguages/: ISO 639-1; Chinese has a dictionary of words.
    queryLanguages: ['zh', 'en'],
    indexLanguages: ['zh', 'en'],
    removeStopWords: false,
    ignorePlurals: ['en'],
    removeWordsIfNoResults: 'allOptional',
    typoTolerance: true,
    minWordSizefor1Typo: 4, // Algolia's default
    minWordSizefor2Typos: 8, // Algolia's default
    allowTyposOnNumericTokens: false, // E1001 is not E1002
    separatorsToIndex: '_',
    hitsPerPage: 20, // specification §9
    paginationLimitedTo: 1000, // Algolia's default
  });
});

it('names only settings of attributes in the records', () => {
  const [page] = buildRecords(buildSmallCorpus(1));
  const named = Object.values(indexSettings)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as string[]) : []))
    .map((value) => /\((.*)\)/.exec(value)?.[1] ?? value)
    .filter((name) =>
      /^(hierarchy\.lvl[01]|weight\..*|language|docusaurus_tag|keywords|content|code|url|type)$/.test(name),
    );
  expect(new Set(named).size).toBe(11);
  for (const name of named) expect([name, findValue(page, name)]).not.toEqual([name, undefined]);
});

it('builds one-way synonyms, escaped like the pages', () => {
  const [synonym, other] = buildSynonyms([
    { from: 'R&D', to: '<研发>' },
    { from: 'PLC', to: '控制器' },
  ]);
  expect(synonym).toEqual({
    objectID: expect.stringMatching(/^name-[0-9a-f]{16}$/) as unknown,
    type: 'oneWaySynonym', // https://www.algolia.com/doc/api-reference/api-methods/save-synonym/
    input: 'R&amp;D',
    synonyms: ['&lt;研发&gt;'],
  });
  expect(other?.objectID).not.toBe(synonym?.objectID);
});
