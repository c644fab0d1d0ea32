import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line, lines } from './fact';
import { originShape } from './origin';

export const termSchema = z
  .strictObject({
    ...originShape,
    domain: line,
    zh: line,
    en: line.nullish(),
    abbr: line.nullish(),
    definition: line,
    /** Spellings that pages must not use. */
    forbidden: lines,
    /** Words that may contain a forbidden spelling. */
    except: lines,
    /** Spelling at the first occurrence on a page. */
    first: line.nullish(),
    /** Ids of pages about the term. */
    pages: lines,
    /** Common word that pages do not explain at its first occurrence. */
    everyday: z.boolean().nullish(),
  })
  .transform(({ en, abbr, first, everyday, ...record }) => ({
    ...record,
    en: en ?? undefined,
    abbr: abbr ?? undefined,
    first: first ?? record.zh,
    isEveryday: everyday === true,
  }));

type TermRecord = z.infer<typeof termSchema>;

/** Term of the vocabulary with its spelling and forbidden spellings. */
export type TermFact = FactOfRecord<'term', TermRecord>;

/** Builds the term of a valid record. Its key is `term.<name>`. */
export function buildTerm(name: string, record: TermRecord, context: RecordContext): TermFact {
  return buildFact('term', `term.${name}`, record, context);
}
