import * as z from 'zod';
import {
  type FactBase,
  type FactOfRecord,
  type RecordContext,
  buildFact,
  buildMemberContext,
  line,
  nameSchema,
  scalar,
} from './fact';
import { originShape } from './origin';

const memberSchema = z.strictObject({
  ...originShape,
  label: line,
  /** Value in interfaces. Undefined for states that exist only on screen. */
  value: scalar.optional(),
  meaning: line,
  /** Condition of its appearance. */
  condition: line.optional(),
  /** Possible actions in this state. */
  actions: line.optional(),
});

export const stateSetSchema = z.strictObject({
  ...originShape,
  label: line,
  members: z.record(nameSchema, memberSchema),
});

/** Enumeration: device states, roles, types. */
export type StateSetFact = FactBase & { type: 'state-set'; label: string; members: readonly StateFact[] };

export type StateFact = FactOfRecord<'state', z.infer<typeof memberSchema>> & { name: string };

/** Builds the set of a valid record with its states. They inherit the origin of the set. */
export function buildStateSet(
  name: string,
  record: z.infer<typeof stateSetSchema>,
  context: RecordContext,
): StateSetFact {
  const key = `${context.area}.${name}`;
  const memberContext = buildMemberContext(record, context);
  return {
    ...buildFact('state-set', key, record, context),
    members: Object.entries(record.members).map(([state, member]) => ({
      ...buildFact('state', `${key}.${state}`, member, memberContext),
      name: state,
    })),
  };
}
