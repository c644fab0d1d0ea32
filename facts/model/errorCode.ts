import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line, lines } from './fact';
import { originShape } from './origin';

export const errorSchema = z.strictObject({
  ...originShape,
  code: z.union([z.int(), line], { error: '写数字或文字' }),
  meaning: line,
  /** `null` if several errors share the HTTP status. */
  http: z.int('写 HTTP 状态码或 null').nullable().default(null),
  /** Most likely cause first. */
  causes: lines,
  actions: lines,
  /** Sign that the error is resolved. */
  recovered: line.optional(),
  message: line.optional(),
});

/** Error code of an interface, with causes and actions. */
export type ErrorFact = FactOfRecord<'error', z.infer<typeof errorSchema>>;

/** Builds the error of a valid record. Its key is `<area>.error.<name>`. */
export function buildError(name: string, record: z.infer<typeof errorSchema>, context: RecordContext): ErrorFact {
  return buildFact('error', `${context.area}.error.${name}`, record, context);
}
