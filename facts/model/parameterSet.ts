import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, buildMemberContext, line, nameSchema, scalar } from './fact';
import { originShape } from './origin';

const memberSchema = z
  .strictObject({
    ...originShape,
    label: line,
    symbol: line.optional(),
    type: line,
    unit: line.optional(),
    range: scalar.optional(),
    default: scalar.optional(),
    /** Time when a change takes effect: immediately, after a restart … */
    effect: line.optional(),
    note: line.optional(),
  })
  .transform(({ type: valueType, ...member }) => ({ ...member, valueType }));

export const parameterSetSchema = z.strictObject({
  ...originShape,
  label: line,
  groups: z.array(z.strictObject({ label: line, members: z.array(nameSchema).min(1) })).optional(),
  members: z.record(nameSchema, memberSchema),
});

type ParameterSetRecord = z.infer<typeof parameterSetSchema>;

export type ParameterFact = FactOfRecord<'parameter', z.infer<typeof memberSchema>> & { name: string };

/** Parameters of an object (an axis, an I/O point) in groups, one per table of its page. */
export type ParameterSetFact = FactOfRecord<'parameter-set', Omit<ParameterSetRecord, 'groups' | 'members'>> & {
  groups: readonly { label: string; members: readonly ParameterFact[] }[];
  members: readonly ParameterFact[];
};

/**
 * Builds the parameter set `name`. Reports members without a group or in two groups, and unknown members of a group.
 */
export function buildParameterSet(
  name: string,
  record: ParameterSetRecord,
  context: RecordContext,
  report: (key: string, message: string) => void,
): ParameterSetFact {
  const key = `${context.area}.${name}`;
  const memberContext = buildMemberContext(record, context);
  const members = Object.entries(record.members).map(([memberName, member]): ParameterFact => ({
    ...buildFact('parameter', `${key}.${memberName}`, member, memberContext),
    name: memberName,
  }));
  const grouped = new Set<string>();
  const groups = (record.groups ?? [{ label: record.label, members: members.map((member) => member.name) }]).map(
    (group) => ({
      label: group.label,
      members: group.members.flatMap((memberName) => {
        const member = members.find((other) => other.name === memberName);
        if (!member) report(key, `组“${group.label}”中的“${memberName}”不是成员：改正或删去`);
        if (grouped.has(memberName)) report(key, `“${memberName}”在两个组中，只留一个`);
        grouped.add(memberName);
        return member ? [member] : [];
      }),
    }),
  );
  for (const member of members) if (!grouped.has(member.name)) report(member.key, '不在任何组中，加到一个组');
  return { ...buildFact('parameter-set', key, record, context), groups, members };
}
