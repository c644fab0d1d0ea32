import type { ComparedEngine, ComparedRecord, LoadedIndex } from './comparedEngine';
import { type CutWords, isHan } from './cutWords';
import { gzipBytes } from './gzipBytes';
import type { ImportPackage } from './installPackages';

type SearchOptions = {
  boost: Readonly<Record<string, number>>;
  prefix: (term: string, index: number, terms: readonly string[]) => boolean;
  fuzzy: (term: string) => number | false;
  combineWith: 'AND' | 'OR';
};
type Options = { fields: readonly string[]; tokenize: CutWords; searchOptions: SearchOptions };
type Index = {
  addAll: (records: readonly ComparedRecord[]) => void;
  search: (query: string, options?: Partial<SearchOptions>) => readonly { id: string }[];
};
type MiniSearchPackage = {
  default: (new (options: Options) => Index) & { loadJSON: (json: string, options: Options) => Index };
};

const boost = { title: 3, heading: 4, above: 1, keywords: 3, content: 1, code: 0.5 };
const minFuzzyChars = 4;
const fuzziness = 0.2;

function createOptions(tokenize: CutWords): Options {
  return {
    fields: Object.keys(boost),
    tokenize,
    searchOptions: {
      boost,
      prefix: () => true,
      fuzzy: (term) => !isHan(term) && term.length >= minFuzzyChars && fuzziness,
      combineWith: 'AND',
    },
  };
}

function openIndex(index: Index): LoadedIndex {
  return {
    search: async (query, limit) => {
      const strict = index.search(query);
      const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' });
      return found.slice(0, limit).map(({ id }) => id);
    },
  };
}

/** MiniSearch with the tokens of `cutWords`: prefixes, typos in Latin words, weighted fields. */
export function createMiniSearch(name: string, cutWords: CutWords, importPackage: ImportPackage): ComparedEngine {
  const options = createOptions(cutWords);
  return {
    name,
    build: async (records) => {
      const { default: MiniSearch } = (await importPackage('minisearch')) as MiniSearchPackage;
      const index = new MiniSearch(options);
      index.addAll(records);
      const json = JSON.stringify(index);
      return {
        bytes: gzipBytes(json),
        holdsText: false,
        load: async () => openIndex(MiniSearch.loadJSON(json, options)),
      };
    },
  };
}
