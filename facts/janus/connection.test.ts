/** Compares the three lists of connection parameters: the page of the interface, the one of the console, the contract. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findFactOf } from '../findFact';
import { loadFacts } from '../loadFacts';
import { Resolver } from '../rendering/resolver';
import { resolvePage } from '../resolvePage';

type Property = { minimum?: number; maximum?: number; default?: string | number; 'x-states'?: string };
type Contract = { components: { schemas: { ConnectionConfig: { properties: Record<string, Property> } } } };

const facts = loadFacts('.');
const contract = parse(readFileSync('facts/contracts/janus.openapi.yaml', 'utf8')) as Contract;
const properties = Object.entries(contract.components.schemas.ConnectionConfig.properties);
const parameters = new Map(
  findFactOf(facts, 'parameter-set', 'janus.connection')?.members.map((member) => [member.symbol, member]),
);
const file = 'docs/janus/api/device/connect-device.md';
const page = resolvePage(readFileSync(file, 'utf8'), facts, file).text;

const resolve = (text: string | number | boolean | undefined): string =>
  new Resolver(facts, { file: '', text: '' }).inline(String(text ?? ''));

/** Returns the ways to write the default: its value, and the label of a value of a state set. */
function describeDefault({ default: value, 'x-states': states = '' }: Property): string[] {
  const state = findFactOf(facts, 'state-set', states)?.members.find((member) => member.value === value);
  return [String(value), state?.label ?? String(value)];
}

function describeRange({ minimum, maximum }: Property): string {
  return maximum === undefined ? `≥ ${String(minimum)}` : `${String(minimum)}～${maximum}`;
}

it('names the same parameters in the console and in the contract', () => {
  expect([...parameters.keys()].sort()).toEqual(properties.map(([name]) => name).sort());
});

const withDefault = properties.filter(([, property]) => property.default !== undefined);
const withRange = properties.filter(([, property]) => property.minimum !== undefined);

describe.each(withDefault)('the default of %s', (name, property) => {
  it('is the same in the console, in the contract and on the page of the interface', () => {
    expect(describeDefault(property)).toContain(resolve(parameters.get(name)?.default));
    expect(page).toMatch(new RegExp(`\\| \`(?:\\w+\`、\`)?${name}\`[^\\n]*\\|[^|\\n]*${String(property.default)}\\W`));
  });
});

describe.each(withRange)('the range of %s', (name, property) => {
  it('is the same in the console and in the contract', () => {
    expect(resolve(parameters.get(name)?.range)).toBe(describeRange(property));
  });
});
