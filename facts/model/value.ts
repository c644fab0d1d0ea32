import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line, scalar } from './fact';
import { originShape } from './origin';

export const valueKinds = ['port', 'limit', 'host', 'path', 'file', 'version', 'text', 'number', 'name'] as const;
export type ValueKind = (typeof valueKinds)[number];

const guardedKinds: ReadonlySet<ValueKind> = new Set(['port', 'host', 'limit', 'path', 'file']);

export const valueSchema = z.strictObject({
  ...originShape,
  value: scalar,
  unit: line.optional(),
  label: line,
  kind: z.enum(valueKinds, { error: `用其中一个：${valueKinds.join('、')}` }),
  /** Whether pages must write its key instead of the literal. */
  guard: z.boolean().optional(),
  note: line.optional(),
  /** Ports only. */
  protocol: line.optional(),
  direction: line.optional(),
  purpose: line.optional(),
});

export type ValueFact = FactOfRecord<'value', z.infer<typeof valueSchema>> & {
  guard: boolean;
  /** Keys of the facts that the value is built from. */
  refersTo: readonly string[];
};

/** Builds the value of a valid record. `resolveValues` resolves the references in it later. */
export function buildValue(name: string, record: z.infer<typeof valueSchema>, context: RecordContext): ValueFact {
  const guard = record.guard ?? guardedKinds.has(record.kind);
  return { ...buildFact('value', `${context.area}.${name}`, record, context), guard, refersTo: [] };
}
