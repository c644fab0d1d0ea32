import * as z from 'zod';
import { type FactBase, type Home, line, lines } from './fact';
import { originShape } from './origin';

export const termSchema = z.strictObject({
  ...originShape,
  domain: line,
  zh: line,
  en: line.nullish(),
  abbr: line.nullish(),
  definition: line,
  forbidden: lines,
  except: lines,
  first: line.nullish(),
  pages: lines,
  everyday: z.boolean().nullish(),
});

/** A word of the vocabulary: how it is written, and which spellings are not. */
export type TermFact = FactBase & {
  type: 'term';
  domain: string;
  zh: string;
  en: string | undefined;
  abbr: string | undefined;
  definition: string;
  /** Spellings that pages must not use … */
  forbidden: readonly string[];
  /** … except inside these words. */
  except: readonly string[];
  /** How it is written where it first stands on a page. */
  first: string;
  /** Ids of pages about it. */
  pages: readonly string[];
  /** Every reader knows it: pages do not explain it where it first stands. */
  isEveryday: boolean;
};

/** The term of a valid record; its key is `term.<name>`. */
export function buildTerm(name: string, record: z.infer<typeof termSchema>, home: Home): TermFact {
  const key = `term.${name}`;
  return {
    type: 'term',
    key,
    area: 'term',
    file: home.file,
    origin: home.originOf(key, record),
    domain: record.domain,
    zh: record.zh,
    en: record.en ?? undefined,
    abbr: record.abbr ?? undefined,
    definition: record.definition,
    forbidden: record.forbidden,
    except: record.except,
    first: record.first ?? record.zh,
    pages: record.pages,
    isEveryday: record.everyday === true,
  };
}
