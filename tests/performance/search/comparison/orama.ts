import type { ComparedEngine } from './comparedEngine';
import { gzipBytes } from './gzipBytes';
import type { ImportPackage } from './installPackages';
import { type JoinedRecord, joinRecord } from './joinedRecord';

type Tokenizer = { tokenize: (text: unknown, language?: string, property?: string) => unknown[] };
type Database = { readonly brand: 'orama' };
type Settings = { schema: Readonly<Record<string, 'string'>>; components: { tokenizer: Tokenizer } };
type Query = { term: string; limit: number; boost: Readonly<Record<string, number>>; threshold: number };
type Answer = { hits: readonly { document: { id: string } }[] };
type OramaPackage = {
  create: (settings: Settings) => Database;
  insertMultiple: (database: Database, records: readonly JoinedRecord[], batchSize: number) => Promise<unknown>;
  save: (database: Database) => unknown;
  load: (database: Database, saved: unknown) => void;
  search: (database: Database, query: Query) => Promise<Answer>;
};
type MandarinPackage = { createTokenizer: (config: { language: 'mandarin' }) => Tokenizer };

const boost = { heading: 4, path: 3, all: 1 };
const everyWord = 0;
const anyWord = 1;

/** Its Chinese tokenizer does not fold letters: the text is folded before. */
function createFoldingTokenizer({ createTokenizer }: MandarinPackage): Tokenizer {
  const tokenizer = createTokenizer({ language: 'mandarin' });
  const { tokenize } = tokenizer;
  const fold = (text: unknown) => (typeof text === 'string' ? text.normalize('NFKC').toLowerCase() : text);
  return { ...tokenizer, tokenize: (text, ...rest) => tokenize(fold(text), ...rest) };
}

/** Orama with its own Chinese tokenizer (`Intl.Segmenter` inside) and weighted fields. */
export function createOrama(importPackage: ImportPackage): ComparedEngine {
  return {
    name: 'Orama',
    build: async (records) => {
      const orama = (await importPackage('@orama/orama')) as OramaPackage;
      const mandarin = (await importPackage('@orama/tokenizers/mandarin')) as MandarinPackage;
      const schema = Object.fromEntries(Object.keys(boost).map((field) => [field, 'string' as const]));
      const createDatabase = () =>
        orama.create({ schema, components: { tokenizer: createFoldingTokenizer(mandarin) } });
      const database = createDatabase();
      await orama.insertMultiple(database, records.map(joinRecord), records.length);
      const json = JSON.stringify(orama.save(database));
      return {
        bytes: gzipBytes(json),
        holdsText: true,
        load: async () => {
          const loaded = createDatabase();
          orama.load(loaded, JSON.parse(json));
          const find = (term: string, limit: number, threshold: number) =>
            orama.search(loaded, { term, limit, boost, threshold });
          return {
            search: async (query, limit) => {
              const strict = await find(query, limit, everyWord);
              const { hits } = strict.hits.length > 0 ? strict : await find(query, limit, anyWord);
              return hits.map(({ document }) => document.id);
            },
          };
        },
      };
    },
  };
}
