import * as z from 'zod';
import { type FactBase, type Home, type Scalar, line, nameSchema, scalar } from './fact';
import { originShape } from './origin';

const memberSchema = z.strictObject({
  ...originShape,
  label: line,
  value: scalar.optional(),
  meaning: line,
  condition: line.optional(),
  actions: line.optional(),
});

export const stateSetSchema = z.strictObject({
  ...originShape,
  label: line,
  members: z.record(nameSchema, memberSchema),
});

/** An enumeration: device states, roles, types. */
export type StateSetFact = FactBase & { type: 'state-set'; label: string; members: readonly StateFact[] };

export type StateFact = FactBase & {
  type: 'state';
  name: string;
  label: string;
  /** As interfaces spell it; undefined when it only exists on screen. */
  value: Scalar | undefined;
  meaning: string;
  /** When it appears. */
  condition: string | undefined;
  /** What can be done in it. */
  actions: string | undefined;
};

/** The set of a valid record, with its states; their origin is the set's where they have none. */
export function buildStateSet(name: string, record: z.infer<typeof stateSetSchema>, home: Home): StateSetFact {
  const base = { area: home.area, file: home.file };
  const key = `${home.area}.${name}`;
  return {
    ...base,
    type: 'state-set',
    key,
    origin: home.originOf(key, record),
    label: record.label,
    members: Object.entries(record.members).map(([memberName, member]) => ({
      ...base,
      type: 'state',
      key: `${key}.${memberName}`,
      origin: home.originOf(`${key}.${memberName}`, member, record),
      name: memberName,
      label: member.label,
      value: member.value,
      meaning: member.meaning,
      condition: member.condition,
      actions: member.actions,
    })),
  };
}
