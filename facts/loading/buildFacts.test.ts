import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../catalog/catalog';
import { buildFacts } from './buildFacts';

const catalog: Catalog = {
  sidebars: [],
  withoutSidebar: [{ type: 'page', id: 'janus/user/connection', title: '设备接入', kind: 'task', origin: 'spec' }],
};

function load(files: Readonly<Record<string, string>>) {
  return buildFacts(new Map(Object.entries(files)), catalog);
}

const value = (more: string) => `{ value: 1, label: 甲, kind: number, ${more} }`;

describe('buildFacts', () => {
  it('returns no facts for an empty folder, an empty file and an empty list', () => {
    expect(load({}).byKey.size).toBe(0);
    expect(load({ 'janus/values.yaml': '' }).byKey.size).toBe(0);
    expect(load({ 'janus/values.yaml': 'values: {}' }).byKey.size).toBe(0);
  });

  it('takes the origin from the record, its parent or its file', () => {
    const { byKey } = load({
      'sources.yaml': 'sources: { S1: { title: 甲 } }',
      'janus/screens.yaml': `defaults: { provenance: assumed, basis: 文件 }
screens:
  a: { label: 甲, elements: { x: { label: 子, type: 按钮, purpose: 用 } } }
  b: { label: 乙, basis: 记录, elements: { x: { label: 子, type: 按钮, purpose: 用 } } }
  c:
    label: 丙
    provenance: public
    source: S1
    elements:
      x: { label: 子, type: 按钮, purpose: 用 }
      y: { label: 丑, type: 按钮, purpose: 用, provenance: spec }
`,
    });
    const origin = (key: string) => byKey.get(key)?.origin;
    expect(origin('janus.a.x')).toEqual({ provenance: 'assumed', basis: '文件' });
    expect(origin('janus.b.x')).toEqual({ provenance: 'assumed', basis: '记录' });
    expect(origin('janus.c.x')).toEqual({ provenance: 'public', source: 'S1' });
    expect(origin('janus.c.y')).toEqual({ provenance: 'spec' });
  });

  it('guards values that readers type unless the record sets guard', () => {
    const { byKey } = load({
      'janus/values.yaml': `defaults: { provenance: spec }
values:
  a: { value: 1, label: 甲, kind: port }
  b: { value: 1, label: 乙, kind: port, guard: false }
  c: { value: 1, label: 丙, kind: text }
`,
    });
    expect([...byKey.values()].map((fact) => fact.type === 'value' && fact.guard)).toEqual([true, false, false]);
  });
});

it('resolves references between values and keeps numbers numeric', () => {
  const { byKey } = load({
    'janus/values.yaml': `defaults: { provenance: spec }
values:
  a: { value: 'mqtt://h:%%janus.b%%', label: 甲, kind: host }
  b: { value: '%%janus.c%%', label: 乙, kind: port }
  c: { value: 9883, unit: 个, label: 丙, kind: port }
`,
  });
  expect(byKey.get('janus.a')).toMatchObject({ value: 'mqtt://h:9883 个', refersTo: ['janus.b', 'janus.c'] });
  expect(byKey.get('janus.b')).toMatchObject({ value: 9883, unit: '个', refersTo: ['janus.c'] });
});

describe('buildFacts throws with file, key and instruction for', () => {
  it.each([
    ['an unknown key', { 'janus/values.yaml': `values: { a: ${value('provenance: spec, colour: red')} }` }],
    ['a missing key', { 'janus/values.yaml': 'values: { a: { label: 甲, provenance: spec } }' }],
    ['a value of the wrong kind', { 'janus/values.yaml': `values: { A b: ${value('provenance: guess')} }` }],
    ['a missing provenance', { 'janus/values.yaml': `values: { a: ${value('')} }` }],
    ['a missing basis', { 'janus/values.yaml': `values: { a: ${value('provenance: assumed')} }` }],
    ['a missing source', { 'janus/values.yaml': `values: { a: ${value('provenance: public')} }` }],
    ['an unknown source', { 'janus/values.yaml': `values: { a: ${value('provenance: public, source: S9')} }` }],
    [
      'a source of an assumption',
      { 'janus/values.yaml': `values: { a: ${value('provenance: assumed, basis: 甲, source: S9')} }` },
    ],
    ['a key twice in a file', { 'janus/values.yaml': 'values:\n  a: 1\n  a: 2\n' }],
    ['invalid YAML', { 'janus/values.yaml': 'values: [' }],
    ['a wrong top key', { 'janus/values.yaml': 'value: {}' }],
    ['an unknown file', { 'janus/value.yaml': '', 'jupiter/values.yaml': '' }],
    [
      'a key in two files',
      {
        'janus/values.yaml': `values: { error.a: ${value('provenance: spec')} }`,
        'janus/errors.yaml': 'errors: { a: { code: 1, meaning: 乙, provenance: spec } }',
      },
    ],
    [
      'a label with two values',
      {
        'janus/values.yaml': `defaults: { provenance: spec }\nvalues: { a: ${value('')}, b: { value: 2, label: 甲, kind: number } }`,
      },
    ],
    [
      'a limit that differs between two products',
      {
        'neptune/values.yaml':
          'defaults: { provenance: spec }\nvalues: { a: { value: 63, unit: 个字符, label: 长, kind: limit } }',
        'janus/values.yaml':
          'defaults: { provenance: spec }\nvalues: { a: { value: 32, unit: 个字符, label: 长, kind: limit }, b: { value: 32, unit: 个, label: 宽, kind: limit } }',
      },
    ],
    [
      'a duplicate code, state, screen and term',
      {
        'janus/errors.yaml':
          'defaults: { provenance: spec }\nerrors: { a: { code: 1, meaning: 甲 }, b: { code: 1, meaning: 乙 } }',
        'janus/states.yaml':
          'defaults: { provenance: spec }\nstates: { s: { label: 态, members: { a: { label: 甲, value: 1, meaning: 甲 }, b: { label: 乙, value: 1, meaning: 乙 } } } }',
        'janus/screens.yaml': 'defaults: { provenance: spec }\nscreens: { a: { label: 甲 }, b: { label: 甲 } }',
        'terms.yaml':
          'defaults: { provenance: spec }\nterms: { a: { domain: 域, zh: 甲, definition: 义, forbidden: [乙] }, b: { domain: 域, zh: 乙, definition: 义, pages: [no/page] } }',
      },
    ],
    [
      'groups that contradict their set',
      {
        'janus/parameters/axis.yaml':
          'parameters: { label: 轴, provenance: spec, groups: [{ label: 一, members: [a, x] }], members: { a: { label: 甲, type: 整数 }, b: { label: 乙, type: 整数 } } }',
      },
    ],
    [
      'a date without a public source',
      {
        'janus/releases.yaml': 'releases: { v1: { product: Janus, version: V1, date: 2020-01-01, provenance: spec } }',
      },
    ],
    [
      'a circular reference',
      {
        'janus/values.yaml':
          "defaults: { provenance: spec }\nvalues: { a: { value: '%%janus.b%%', label: 甲, kind: text }, b: { value: 'x%%janus.a%%', label: 乙, kind: text } }",
      },
    ],
    [
      'a contract that contradicts the records',
      {
        'janus/states.yaml':
          'states: { s: { label: 态, provenance: spec, members: { a: { label: 甲, value: 1, meaning: 甲 } } } }',
        'janus/values.yaml':
          'values: { h: { value: https://b.a.example.com, label: 主机, kind: host, provenance: spec } }',
        'contracts/janus.openapi.yaml': `x-provenance: { provenance: spec }
servers: [{ url: 'http://a.example.com:81' }]
paths:
  /a:
    get:
      operationId: readA
      summary: 读取
      x-doc: no/page
      x-codes: [1009]
      x-code-notes: { 1010: { cause: 因 } }
      x-cods: []
      parameters:
        - { name: x, in: query, schema: { type: string, enum: ['1', '2'], x-states: janus.s } }
        - { name: y, in: query, schema: { type: string, x-states: janus.t } }
      responses: { '200': {} }
  /b: { get: { operationId: readA, summary: 读取, responses: {} } }
`,
        'contracts/janus-a.asyncapi.yaml': 'x-provenance: {}\noperations: { a: { $ref: "#/nothing" } }',
        'contracts/janus.raml.yaml': '',
      },
    ],
    [
      'a reference in a contract',
      {
        'contracts/janus.openapi.yaml':
          "x-provenance: { provenance: spec }\ninfo: { title: '%%janus.a%%' }\nservers: [{ url: http://a }]\npaths: {}\n",
      },
    ],
    [
      'a reference to a missing fact',
      { 'janus/values.yaml': "values: { a: { value: '%%janus.b%%', label: 甲, kind: text, provenance: spec } }" },
    ],
  ])('%s', (_name, files) => {
    expect(() => load(files)).toThrowErrorMatchingSnapshot();
  });
});
