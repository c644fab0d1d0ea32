import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { contentHash } from '../../protocol/contentHash';
import type { LanguageTables } from '../../protocol/corpus';
import { escapeText } from '../../protocol/escapedText';
import { hitsPerPage, snippetWords } from '../../protocol/limits';
import { levels, productFacet } from '../../protocol/query';

const names = levels.map((level) => `hierarchy.${level}`);

/** Settings of the hosted service, as similar to the embedded engine as possible. */
export const indexSettings: IndexSettings = {
  // Headings before text, at any position in them; the title of a page before those of its sections.
  searchableAttributes: [
    ...names.slice(1).map((name) => `unordered(${name})`),
    'unordered(keywords)',
    'content',
    'code',
    `unordered(${productFacet})`,
  ],
  // Parts of a long section are one result and count once.
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', `afterDistinct(${productFacet})`],
  attributesToRetrieve: ['hierarchy', 'type', 'url', 'hasCommonHeading'],
  attributesToHighlight: [...names, 'keywords'], // of the text only the snippet is shown: responses stay small
  attributesToSnippet: [`content:${String(snippetWords)}`],
  snippetEllipsisText: '…',
  // Parts of a long section are one result.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['asc(weight.level)', 'asc(weight.position)'],
  // Chinese first: its dictionary splits words, and traditional characters match simplified ones. Pages contain many
  // English identifiers, which removing stop words such as "from" or "where" would break.
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
  removeStopWords: false,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional', // not every word of a question must match
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false, // error codes
  separatorsToIndex: '_', // parameter names
  hitsPerPage,
  paginationLimitedTo: 1000,
};

/** Builds one-way synonyms: a query with the one word also finds the other. */
export function buildSynonyms(synonyms: LanguageTables['synonyms']): SynonymHit[] {
  return synonyms.map(({ from, to }) => ({
    objectID: `name-${contentHash(new TextEncoder().encode(`${from}\n${to}`))}`,
    type: 'oneWaySynonym',
    input: escapeText(from),
    synonyms: [escapeText(to)],
  }));
}
