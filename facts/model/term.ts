import * as z from 'zod';
import { type FactBase, type RecordContext, line, lines } from './fact';
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

/** Term of the vocabulary with its spelling and forbidden spellings. */
export type TermFact = FactBase & {
  type: 'term';
  domain: string;
  zh: string;
  en: string | undefined;
  abbr: string | undefined;
  definition: string;
  /** Spellings that pages must not use. */
  forbidden: readonly string[];
  /** Words that may contain a forbidden spelling. */
  except: readonly string[];
  /** Spelling at the first occurrence on a page. */
  first: string;
  /** Ids of pages about the term. */
  pages: readonly string[];
  /** Common word that pages do not explain at its first occurrence. */
  isEveryday: boolean;
};

/** Builds the term of a valid record. Its key is `term.<name>`. */
export function buildTerm(name: string, record: z.infer<typeof termSchema>, context: RecordContext): TermFact {
  const key = `term.${name}`;
  return {
    type: 'term',
    key,
    area: 'term',
    file: context.file,
    origin: context.originOf(key, record),
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
