import * as z from 'zod';
import { type FactBase, type Home, type Scalar, line, nameSchema, scalar } from './fact';
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

/** The parameters of one object (an axis, an I/O point), in groups that are the tables of its page. */
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
  /** When a change takes effect: at once, after a restart … */
  effect: string | undefined;
  note: string | undefined;
};

/** The set `name`. A member in no group, in two, or a group's unknown member is reported through `note`. */
export function buildParameterSet(
  name: string,
  record: z.infer<typeof parameterSetSchema>,
  home: Home,
  note: (key: string, message: string) => void,
): ParameterSetFact {
  const base = { area: home.area, file: home.file };
  const key = `${home.area}.${name}`;
  const members = Object.entries(record.members).map(([memberName, member]): ParameterFact => ({
    ...base,
    type: 'parameter',
    key: `${key}.${memberName}`,
    origin: home.originOf(`${key}.${memberName}`, member, record),
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
        if (!member) note(key, `group "${group.label}" names "${memberName}", which is no member`);
        if (grouped.has(memberName)) note(key, `"${memberName}" stands in two groups; keep one`);
        grouped.add(memberName);
        return member ? [member] : [];
      }),
    }),
  );
  for (const member of members) if (!grouped.has(member.name)) note(member.key, 'stands in no group; add it to one');
  return {
    ...base,
    type: 'parameter-set',
    key,
    origin: home.originOf(key, record),
    label: record.label,
    groups,
    members,
  };
}
