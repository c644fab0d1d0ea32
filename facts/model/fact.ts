import * as z from 'zod';
import type { Origin, OriginWords } from './origin';

export const areas = [
  'neptune',
  'janus',
  'triton',
  'automation',
  'lowcode',
  'open-platform',
  'denture',
  'standards',
  'site',
  'world',
] as const;

/** What every fact has. `file` is relative to the repository, with forward slashes. */
export type FactBase = { key: string; area: string; file: string; origin: Origin };

/** File of a record, and how to complete its origin. */
export type Home = {
  area: string;
  file: string;
  /** Origin of the record `key`; `inherited` defaults to the file's `defaults`. Notes a fault when it has none. */
  originOf: (key: string, own: OriginWords, inherited?: OriginWords) => Origin;
};

/** `mqtt.port`, `device-not-found`: lower-case words joined by hyphens, parts joined by dots. */
export const keySchema = z
  .string()
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'write keys in lower case, words joined by hyphens, parts by dots');

/** A key that is one part of a longer key: no dots. */
export const nameSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write names in lower case joined by hyphens');

/** One line of text, as it is printed. */
export const line = z
  .string('write text; quote a number that is a name or a version')
  .min(1, 'write text, or leave the key out')
  .refine((text) => !/[\r\n]/.test(text), 'write one line');

export const scalar = z.union([line, z.number(), z.boolean()], { error: 'write a text, a number, true or false' });

export type Scalar = z.infer<typeof scalar>;

export const lines = z.array(line, 'write a list of lines').default([]);

/** Fact whose fields are those of its record. */
export type FactOfRecord<Type extends string, Record extends OriginWords> = FactBase &
  Readonly<Omit<Record, keyof OriginWords>> & { type: Type };

/** Returns the fact of a valid record. */
export function buildFact<Type extends string, Record extends OriginWords>(
  type: Type,
  key: string,
  record: Record,
  home: Home,
): FactOfRecord<Type, Record> {
  const { provenance, source, basis, ...fields } = record;
  return { ...fields, type, key, area: home.area, file: home.file, origin: home.originOf(key, record) };
}
