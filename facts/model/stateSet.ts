import * as z from 'zod';
import { type FactBase, type FactOfRecord, type Home, buildFact, line, nameSchema, scalar } from './fact';
import { originShape } from './origin';

const memberSchema = z.strictObject({
  ...originShape,
  label: line,
  /** As interfaces spell it; undefined when it only exists on screen. */
  value: scalar.optional(),
  meaning: line,
  /** When it appears. */
  condition: line.optional(),
  /** What can be done in it. */
  actions: line.optional(),
});

export const stateSetSchema = z.strictObject({
  ...originShape,
  label: line,
  members: z.record(nameSchema, memberSchema),
});

/** An enumeration: device states, roles, types. */
export type StateSetFact = FactBase & { type: 'state-set'; label: string; members: readonly StateFact[] };

export type StateFact = FactOfRecord<'state', z.infer<typeof memberSchema>> & { name: string };

/** Returns the set of a valid record, with its states. States without an origin have that of the set. */
export function buildStateSet(name: string, record: z.infer<typeof stateSetSchema>, home: Home): StateSetFact {
  const key = `${home.area}.${name}`;
  const homeOfStates: Home = { ...home, originOf: (stateKey, own) => home.originOf(stateKey, own, record) };
  return {
    ...buildFact('state-set', key, record, home),
    members: Object.entries(record.members).map(([state, member]) => ({
      ...buildFact('state', `${key}.${state}`, member, homeOfStates),
      name: state,
    })),
  };
}
