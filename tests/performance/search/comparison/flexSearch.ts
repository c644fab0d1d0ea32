import type { ComparedEngine } from './comparedEngine';
import { type CutWords, cutBigrams } from './cutWords';
import { gzipBytes } from './gzipBytes';
import type { ImportPackage } from './installPackages';
import { type JoinedRecord, joinRecord } from './joinedRecord';

type FieldResult = { field: string; result: readonly string[] };
type FieldSettings = { field: string; encode: CutWords; tokenize: 'forward' };
type Settings = { document: { id: string; index: readonly FieldSettings[] } };
type Index = {
  add: (record: JoinedRecord) => void;
  search: (query: string, options: { limit: number; suggest: boolean }) => readonly FieldResult[];
  export: (keep: (key: string, data: string) => void) => Promise<void>;
  import: (key: string, data: string) => void;
};
type FlexSearchPackage = { Document: new (settings: Settings) => Index };

/** Fields in order: the library ranks inside a field only. */
const fields = ['heading', 'path', 'all'] as const;

const settings: Settings = {
  document: { id: 'id', index: fields.map((field) => ({ field, encode: cutBigrams, tokenize: 'forward' })) },
};

function joinResults(results: readonly FieldResult[]): string[] {
  const byField = fields.flatMap((field) => results.find((found) => found.field === field)?.result ?? []);
  return [...new Set(byField)];
}

/** FlexSearch with bigrams and prefixes of words. Its own `Charset.CJK` splits Latin words into letters. */
export function createFlexSearch(importPackage: ImportPackage): ComparedEngine {
  return {
    name: 'FlexSearch',
    build: async (records) => {
      const { Document } = (await importPackage('flexsearch')) as FlexSearchPackage;
      const index = new Document(settings);
      for (const record of records) index.add(joinRecord(record));
      const exported = new Map<string, string>();
      await index.export((key, data) => exported.set(key, data));
      return {
        bytes: gzipBytes([...exported].flat().join('\n')),
        holdsText: false,
        load: async () => {
          const loaded = new Document(settings);
          for (const [key, data] of exported) loaded.import(key, data);
          const find = (query: string, limit: number, suggest: boolean) =>
            joinResults(loaded.search(query, { limit, suggest })).slice(0, limit);
          return {
            search: async (query, limit) => {
              const strict = find(query, limit, false);
              return strict.length > 0 ? strict : find(query, limit, true);
            },
          };
        },
      };
    },
  };
}
