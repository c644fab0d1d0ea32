import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { contentHash } from '../../protocol/contentHash';
import type { LanguageTables } from '../../protocol/corpus';
import { escapeText } from '../../protocol/escapedText';
import { hitsPerPage, snippetWords } from '../../protocol/limits';
import { levels, productFacet } from '../../protocol/query';

const names = levels.map((level) => `hierarchy.${level}`);

/** How the hosted service searches the records: as near to this site's own engine as its settings go. */
export const indexSettings: IndexSettings = {
  // Headings before text, whatever stands first within them; a page's own title before those of its sections.
  searchableAttributes: [
    ...names.slice(1).map((name) => `unordered(${name})`),
    'unordered(keywords)',
    'content',
    'code',
    `unordered(${productFacet})`,
  ],
  // Parts of a long section are one result, so they count once.
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', `afterDistinct(${productFacet})`],
  attributesToRetrieve: ['hierarchy', 'type', 'url'],
  attributesToHighlight: [...names, 'keywords'], // of the text only the snippet is shown: answers stay small
  attributesToSnippet: [`content:${String(snippetWords)}`],
  snippetEllipsisText: '…',
  // Parts of one long section are one result.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['asc(weight.level)', 'asc(weight.position)'],
  // Chinese first: its dictionary cuts words, and traditional characters find simplified ones. Pages are full of
  // English identifiers; dropping "from" or "where" as stop words would lose them.
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
  removeStopWords: false,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional', // a question is not only answered when every word of it stands there
  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false, // error codes
  separatorsToIndex: '_', // parameter names
  hitsPerPage,
  paginationLimitedTo: 1000,
};

/** What people say and what pages say, as one-way synonyms: who asks for the one also finds the other. */
export function buildSynonyms(synonyms: LanguageTables['synonyms']): SynonymHit[] {
  return synonyms.map(({ from, to }) => ({
    objectID: `name-${contentHash(new TextEncoder().encode(`${from}\n${to}`))}`,
    type: 'oneWaySynonym',
    input: escapeText(from),
    synonyms: [escapeText(to)],
  }));
}
