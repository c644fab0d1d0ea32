import { expect, it } from 'vitest';
import { buildFacts } from '../loading/buildFacts';
import { resolvePage } from '../resolvePage';
import { buildAssumptions } from './buildAssumptions';

const facts = buildFacts(
  new Map([
    ['sources.yaml', 'sources: { S1: { title: 公开页面 } }'],
    [
      'janus/screens.yaml',
      `defaults: { provenance: assumed, basis: 没有真实界面 }
screens:
  list:
    label: 列表
    path: [设备]
    elements:
      a: { label: 新增, type: 按钮, purpose: 打开表单 }
      b: { label: 搜索, type: 输入框, purpose: 筛选, basis: 与同类平台一致 }
      c: { label: 刷新, type: 按钮, purpose: 更新, provenance: spec }
`,
    ],
    [
      'janus/values.yaml',
      `values:
  host: { value: a.example.com, label: 域名, kind: host, provenance: spec }
  list.size: { value: 15, unit: 条, label: 每页条数, kind: limit, provenance: assumed, basis: 与接口一致 }
  port: { value: 80, label: 端口, kind: port, provenance: spec, basis: 产品负责人已确认 }
`,
    ],
    [
      'contracts/janus.openapi.yaml',
      `x-provenance: { provenance: public, source: S1 }
servers: [{ url: http://a.example.com }]
paths:
  /a:
    get:
      operationId: readA
      summary: 读取
      parameters:
        - { name: x, in: query, schema: { type: string } }
        - { name: y, in: query, schema: { type: string }, x-provenance: { provenance: assumed, basis: 推定 } }
      responses: { '200': {} }
`,
    ],
  ]),
  undefined,
);

function build(pages: Readonly<Record<string, string>>): string[] {
  const uses = Object.entries(pages).map(([file, text]) => ({ file, uses: resolvePage(text, facts, file).uses }));
  return buildAssumptions(facts, uses)
    .split('\n')
    .filter((line) => line.startsWith('| `') || line.startsWith('## '));
}

it('lists every assumption with its basis, and members with a different basis in rows of their own', () => {
  expect(build({})).toEqual([
    '## Janus',
    '| `janus.list` | 设备 > 列表 | ① 新增、② 搜索、③ 刷新 | 没有真实界面 | — |',
    '| `janus.list.b` | 搜索 | 输入框；筛选 | 与同类平台一致 | — |',
    '| `janus.list.size` | 每页条数 | 15 条 | 与接口一致 | — |',
    '| `janus.operation.read-a` | 读取的字段 | y | 推定 | — |',
  ]);
});

it('lists only the pages that use the fact or one of its members', () => {
  const rows = build({
    'docs/a.md': '%%janus.list.a%%',
    'docs/b/c.md': '%%janus.list.size%%',
    'docs/d.md': '%%janus.port%%',
  });
  expect(rows.map((row) => row.split(' | ').at(-1))).toEqual([
    '## Janus',
    '[a](../docs/a.md) |',
    '— |',
    '[b/c](../docs/b/c.md) |',
    '— |',
  ]);
});
