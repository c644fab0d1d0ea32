import * as z from 'zod';
import type { Origin, OriginFields } from './origin';

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

/** Common fields of facts. `file` is relative to the repository, with forward slashes. */
export type FactBase = { key: string; area: string; file: string; origin: Origin };

/** Area and file of a record, and the completion of its origin. */
export type RecordContext = {
  area: string;
  file: string;
  /**
   * Returns the origin of the record `key`. `inherited` defaults to the `defaults` of the file. Reports a fault if
   * there is none.
   */
  originOf: (key: string, own: OriginFields, inherited?: OriginFields) => Origin;
};

/** Key such as `mqtt.port` or `device-not-found`: lower-case words joined by hyphens, parts joined by dots. */
export const keySchema = z
  .string()
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, '键用小写字母，单词之间用 -，各部分之间用 .');

/** Part of a key, without dots. */
export const nameSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '名称用小写字母，单词之间用 -');

/** Single line of text. */
export const line = z
  .string('写文字；当作名称或版本的数字加引号')
  .min(1, '写文字，或删去这个键')
  .refine((text) => !/[\r\n]/.test(text), '写成一行');

export const scalar = z.union([line, z.number(), z.boolean()], { error: '写文字、数字、true 或 false' });

export type Scalar = z.infer<typeof scalar>;

export const lines = z.array(line, '写成列表，每项一行文字').default([]);

/** Fact with the fields of its record. */
export type FactOfRecord<Type extends string, Record extends OriginFields> = FactBase &
  Readonly<Omit<Record, keyof OriginFields>> & { type: Type };

/** Builds the fact of a valid record. */
export function buildFact<Type extends string, Record extends OriginFields>(
  type: Type,
  key: string,
  record: Record,
  context: RecordContext,
): FactOfRecord<Type, Record> {
  const { provenance, source, basis, ...fields } = record;
  return { ...fields, type, key, area: context.area, file: context.file, origin: context.originOf(key, record) };
}

/** Returns the context of the members of `record`. They inherit its origin. */
export function buildMemberContext(record: OriginFields, context: RecordContext): RecordContext {
  return { ...context, originOf: (key, own) => context.originOf(key, own, record) };
}
