import type { Field } from '../../model/contract';
import type { Origin, OriginFields } from '../../model/origin';
import type { Schema } from './schema';

export type OriginOf = (name: string, own: OriginFields) => Origin;

/** `string`, `integer`, `object[]`, `number、string 或 boolean`. */
function describeType(schema: Schema): string {
  // JSON inside a form field is a string like any other.
  if (schema.contentMediaType !== undefined && schema.contentMediaType !== 'application/json') return 'file';
  const names = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  const types = names.map((name) => (name === 'array' && schema.items ? `${describeType(schema.items)}[]` : name));
  const last = types.at(-1) ?? 'any';
  return types.length > 1 ? `${types.slice(0, -1).join('、')} 或 ${last}` : last;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function describeLength({ minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `不超过 ${maxLength} 个字符`;
  if (minLength === undefined || minLength === 0) return '';
  return minLength === 1 ? '非空' : `不少于 ${minLength} 个字符`;
}

function describeRange({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum}～${maximum}`;
  if (minimum !== undefined) return `不小于 ${minimum}`;
  return maximum === undefined ? '' : `不大于 ${maximum}`;
}

/** Describes the limits of a field in words. `x-constraint` overrides them. Returns an empty string without limits. */
function describeConstraint(schema: Schema): string {
  if (schema['x-constraint'] !== undefined) return schema['x-constraint'];
  return [
    schema.const === undefined ? '' : `固定为 ${code(schema.const)}`,
    schema.enum ? schema.enum.map(code).join('、') : '',
    describeLength(schema),
    describeRange(schema),
    schema.pattern === undefined ? '' : `符合 ${code(schema.pattern)}`,
    schema.default === undefined ? '' : `默认 ${code(schema.default)}`,
  ]
    .filter(Boolean)
    .join('；');
}

export function buildField(name: string, schema: Schema, required: boolean, originOf: OriginOf): Field {
  return {
    name,
    fieldType: describeType(schema),
    required,
    constraint: describeConstraint(schema),
    values: (schema.enum ?? []).map(String),
    states: schema['x-states'],
    unit: schema['x-unit'],
    note: schema.description ?? schema.title ?? '',
    env: schema['x-env'],
    origin: originOf(name, schema['x-provenance'] ?? {}),
  };
}

/** Returns the first alternative. Contracts list the success before the failure. */
function mainBranch(schema: Schema): Schema {
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  return branch ? mainBranch(branch) : schema;
}

/** Builds the fields of an object and its nested objects by path, parents first: `data`, `data.devices[].uuid`. */
export function buildFields(schema: Schema, originOf: OriginOf, prefix = ''): Field[] {
  const object = mainBranch(schema);
  const own = Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const field = buildField(name, property, object.required?.includes(key) ?? false, originOf);
    const inner = property.items ?? property;
    const innerPrefix = `${name}${property.items ? '[]' : ''}.`;
    return [
      field,
      ...buildFields(inner, (path, fields) => originOf(path, { ...originFieldsOf(property), ...fields }), innerPrefix),
    ];
  });
  const others = object.additionalProperties;
  if (typeof others !== 'object' || others.title === undefined) return own;
  return [...own, { ...buildField(`${prefix}${others.title}`, others, false, originOf), placeholder: true }];
}

function originFieldsOf({ 'x-provenance': provenance }: Schema): OriginFields {
  return provenance ?? {};
}
