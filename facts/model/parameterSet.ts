import * as z from 'zod';
import { type FactBase, type RecordContext, type Scalar, line, nameSchema, scalar } from './fact';
import { originShape } from './origin';

const memberSchema = z.strictObject({
  ...originShape,
  label: line,
  symbol: line.optional(),
  type: line,
  unit: line.optional(),
  range: scalar.optional(),
  default: scalar.optional(),
  effect: line.optional(),
  note: line.optional(),
});

export const parameterSetSchema = z.strictObject({
  ...originShape,
  label: line,
  groups: z.array(z.strictObject({ label: line, members: z.array(nameSchema).min(1) })).optional(),
  members: z.record(nameSchema, memberSchema),
});

/** Parameters of an object (an axis, an I/O point) in groups, one per table of its page. */
export type ParameterSetFact = FactBase & {
  type: 'parameter-set';
  label: string;
  groups: readonly { label: string; members: readonly ParameterFact[] }[];
  members: readonly ParameterFact[];
};

export type ParameterFact = FactBase & {
  type: 'parameter';
  name: string;
  label: string;
  symbol: string | undefined;
  valueType: string;
  unit: string | undefined;
  range: Scalar | undefined;
  default: Scalar | undefined;
  /** Time when a change takes effect: immediately, after a restart … */
  effect: string | undefined;
  note: string | undefined;
};

/**
 * Builds the parameter set `name`. Reports members without a group or in two groups, and unknown members of a group.
 */
export function buildParameterSet(
  name: string,
  record: z.infer<typeof parameterSetSchema>,
  context: RecordContext,
  report: (key: string, message: string) => void,
): ParameterSetFact {
  const base = { area: context.area, file: context.file };
  const key = `${context.area}.${name}`;
  const members = Object.entries(record.members).map(([memberName, member]): ParameterFact => ({
    ...base,
    type: 'parameter',
    key: `${key}.${memberName}`,
    origin: context.originOf(`${key}.${memberName}`, member, record),
    name: memberName,
    label: member.label,
    symbol: member.symbol,
    valueType: member.type,
    unit: member.unit,
    range: member.range,
    default: member.default,
    effect: member.effect,
    note: member.note,
  }));
  const grouped = new Set<string>();
  const groups = (record.groups ?? [{ label: record.label, members: members.map((member) => member.name) }]).map(
    (group) => ({
      label: group.label,
      members: group.members.flatMap((memberName) => {
        const member = members.find((other) => other.name === memberName);
        if (!member) report(key, `group "${group.label}" contains "${memberName}", which is not a member`);
        if (grouped.has(memberName)) report(key, `"${memberName}" is in two groups; keep one`);
        grouped.add(memberName);
        return member ? [member] : [];
      }),
    }),
  );
  for (const member of members) if (!grouped.has(member.name)) report(member.key, 'is in no group; add it to one');
  return {
    ...base,
    type: 'parameter-set',
    key,
    origin: context.originOf(key, record),
    label: record.label,
    groups,
    members,
  };
}
