import * as z from 'zod';
import { type FactBase, type Home, type Scalar, line, scalar } from './fact';
import { originShape } from './origin';

export const valueKinds = ['port', 'limit', 'host', 'path', 'file', 'version', 'text', 'number', 'name'] as const;
export type ValueKind = (typeof valueKinds)[number];

const guardedKinds: ReadonlySet<ValueKind> = new Set(['port', 'host', 'limit', 'path', 'file']);

export const valueSchema = z.strictObject({
  ...originShape,
  value: scalar,
  unit: line.optional(),
  label: line,
  kind: z.enum(valueKinds, { error: `use one of: ${valueKinds.join(', ')}` }),
  guard: z.boolean().optional(),
  note: line.optional(),
  protocol: line.optional(),
  direction: line.optional(),
  purpose: line.optional(),
});

/** A scalar. `guard`: pages write its key, never the literal. */
export type ValueFact = FactBase & {
  type: 'value';
  value: Scalar;
  unit: string | undefined;
  label: string;
  kind: ValueKind;
  guard: boolean;
  note: string | undefined;
  /** Ports only. */
  protocol: string | undefined;
  direction: string | undefined;
  purpose: string | undefined;
  /** Keys that the value is made of. */
  refersTo: readonly string[];
};

/** The value of a valid record; what it names in `%%` is resolved later (resolveValues). */
export function buildValue(name: string, record: z.infer<typeof valueSchema>, home: Home): ValueFact {
  const key = `${home.area}.${name}`;
  return {
    type: 'value',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    value: record.value,
    unit: record.unit,
    label: record.label,
    kind: record.kind,
    guard: record.guard ?? guardedKinds.has(record.kind),
    note: record.note,
    protocol: record.protocol,
    direction: record.direction,
    purpose: record.purpose,
    refersTo: [],
  };
}
