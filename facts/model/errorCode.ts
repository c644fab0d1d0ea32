import * as z from 'zod';
import { type FactBase, type Home, line, lines } from './fact';
import { originShape } from './origin';

export const errorSchema = z.strictObject({
  ...originShape,
  code: z.union([z.int(), line], { error: 'write the code as a number or a text' }),
  meaning: line,
  http: z.int('write the HTTP status as a number, or null').nullable().default(null),
  causes: lines,
  actions: lines,
  recovered: line.optional(),
  message: line.optional(),
});

/** A business code of an interface, with what to do about it. */
export type ErrorFact = FactBase & {
  type: 'error';
  code: number | string;
  meaning: string;
  /** null: the HTTP status does not tell this error apart. */
  http: number | null;
  /** Likely ones first. */
  causes: readonly string[];
  actions: readonly string[];
  /** How to see that it is over. */
  recovered: string | undefined;
  message: string | undefined;
};

/** The error of a valid record; its key is `<area>.error.<name>`. */
export function buildError(name: string, record: z.infer<typeof errorSchema>, home: Home): ErrorFact {
  const key = `${home.area}.error.${name}`;
  return {
    type: 'error',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    code: record.code,
    meaning: record.meaning,
    http: record.http,
    causes: record.causes,
    actions: record.actions,
    recovered: record.recovered,
    message: record.message,
  };
}
