import * as z from 'zod';
import { type FactOfRecord, type Home, buildFact, line, lines } from './fact';
import { originShape } from './origin';

export const errorSchema = z.strictObject({
  ...originShape,
  code: z.union([z.int(), line], { error: 'write the code as a number or a text' }),
  meaning: line,
  /** null: several errors share the HTTP status. */
  http: z.int('write the HTTP status as a number, or null').nullable().default(null),
  /** Likely ones first. */
  causes: lines,
  actions: lines,
  /** How to see that the error is resolved. */
  recovered: line.optional(),
  message: line.optional(),
});

/** A business code of an interface, with what to do about it. */
export type ErrorFact = FactOfRecord<'error', z.infer<typeof errorSchema>>;

/** Returns the error of a valid record. Its key is `<area>.error.<name>`. */
export function buildError(name: string, record: z.infer<typeof errorSchema>, home: Home): ErrorFact {
  return buildFact('error', `${home.area}.error.${name}`, record, home);
}
