import { listKeys } from '../findFact';
import type { PageUses } from '../loadPageUses';
import { areas } from '../model/fact';
import type { Fact, Facts } from '../model/facts';
import type { Origin } from '../model/origin';
import { notApplicable, renderCode, renderTable } from '../rendering/table';
import { describeFact } from './describeFact';

const areaNames: Readonly<Record<string, string>> = {
  neptune: 'Neptune',
  janus: 'Janus',
  triton: 'Triton',
  automation: '低代码流程图控制系统软件',
  lowcode: '低代码 HMI 组态软件',
  'open-platform': '开放平台',
  denture: '义齿加工应用',
  standards: '标准和第三方工具',
  site: '全站',
  world: '示例世界',
  term: '术语',
};

type Row = { key: string; keys: readonly string[]; name: string; content: string; basis: string };

const basisOf = (origin: Origin): string | undefined => (origin.provenance === 'assumed' ? origin.basis : undefined);

/** Lists the assumed fields of a contract fact whose own origin differs, by basis. */
function listFieldRows(fact: Fact): Row[] {
  if (fact.type !== 'operation' && fact.type !== 'message') return [];
  const fields =
    fact.type === 'operation' ? [...fact.fields, ...fact.responseFields] : [...fact.headers, ...fact.fields];
  const byBasis = new Map<string, string[]>();
  for (const { name, origin } of fields) {
    const basis = basisOf(origin);
    if (basis === undefined || basis === basisOf(fact.origin)) continue;
    byBasis.set(basis, [...(byBasis.get(basis) ?? []), name]);
  }
  const { name } = describeFact(fact);
  return [...byBasis].map(([basis, names]) => ({
    key: fact.key,
    keys: [fact.key],
    name: `${name}的字段`,
    content: names.join('、'),
    basis,
  }));
}

/** Lists the rows of a fact and its members. A member with its parent's basis is part of the parent's row. */
function listRows(fact: Fact): Row[] {
  const basis = basisOf(fact.origin);
  const own =
    basis === undefined || fact.type === 'parameter-set'
      ? []
      : [{ key: fact.key, keys: listKeys(fact), ...describeFact(fact), basis }];
  if (fact.type === 'parameter-set') return fact.members.flatMap(listRows);
  const members = fact.type === 'screen' ? fact.elements : fact.type === 'state-set' ? fact.members : [];
  return [
    ...own,
    ...members.filter(({ origin }) => basisOf(origin) !== basis).flatMap(listRows),
    ...listFieldRows(fact),
  ];
}

/** Renders links from `facts/` to the pages that use one of `keys`. */
function renderPages(keys: readonly string[], pages: readonly PageUses[]): string {
  const matching = pages.filter(({ uses }) => uses.some((use) => keys.includes(use.key)));
  const links = matching.map(({ file }) => `[${file.replace(/^docs\/|\.mdx?$/g, '')}](../${file})`);
  return links.join('、') || notApplicable;
}

function renderArea(area: string, facts: Facts, pages: readonly PageUses[]): { text: string; count: number } {
  const parents = [...facts.byKey.values()].filter(
    (fact) => fact.area === area && fact.type !== 'element' && fact.type !== 'state' && fact.type !== 'parameter',
  );
  const rows = parents.flatMap(listRows).sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  const table = renderTable(
    ['键', '名称', '内容', '依据', '使用它的页面'],
    rows.map(({ key, keys, name, content, basis }) => [
      renderCode(key),
      name,
      content,
      basis,
      renderPages(keys, pages),
    ]),
  );
  return { text: `## ${areaNames[area] ?? area}\n\n${rows.length} 条。\n\n${table}\n`, count: rows.length };
}

const head = (count: number): string => `<!-- Written by "npm run facts:report"; do not edit. -->

# 待确认的假设

下面 ${count} 条内容没有公开来源，是按“依据”一列推定的，读者会在所列页面看到它们。请产品负责人逐条核对。

- 内容正确：在 \`facts/\` 中按键找到这条记录，写上 \`provenance: spec\`（这一行是唯一的改动）；有公开来源时写 \`provenance: public, source: S5\`，来源登记在 \`facts/sources.yaml\`。
- 内容不对：同时改正值。所有页面、表格、示例和图在下一次构建时一起改变。
- 改完执行 \`npm run facts:report\`，这条记录就从本文件消失；页面不再使用任何假设时，页尾的提示也一起消失。

界面和状态按整个画面、整组状态列出；只有依据不同的成员单独成行。
`;

/** Builds `facts/assumptions.md`: every assumption by product, with its basis and the pages that use it. */
export function buildAssumptions(facts: Facts, pages: readonly PageUses[]): string {
  const parts = [...areas, 'term'].map((area) => renderArea(area, facts, pages)).filter(({ count }) => count > 0);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return [head(total), ...parts.map(({ text }) => text)].join('\n');
}
