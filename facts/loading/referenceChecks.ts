/** Checks references of facts to sources, pages and other facts. */
import type { Fact } from '../model/facts';
import type { Source } from '../model/source';
import { findReferences } from '../rendering/reference';

type Report = (fact: Fact, message: string) => void;

/** Reports facts whose source is not registered. */
export function checkSources(facts: readonly Fact[], sources: ReadonlyMap<string, Source>, report: Report): void {
  for (const fact of facts) {
    if (fact.origin.provenance !== 'public' || sources.has(fact.origin.source)) continue;
    const known = sources.size === 0 ? '其中还没有来源' : `已有：${[...sources.keys()].join('、')}`;
    report(fact, `来源“${fact.origin.source}”不在 facts/sources.yaml 中（${known}）`);
  }
}

function listPages(fact: Fact): readonly (string | undefined)[] {
  if (fact.type === 'term') return fact.pages;
  if (fact.type === 'operation' || fact.type === 'channel') return [fact.page];
  if (fact.type !== 'release') return [];
  return [fact.page, ...Object.values(fact.parts).flatMap((changes) => changes.map(({ page }) => page))];
}

/** Reports facts that reference a page outside the catalogue. */
export function checkPages(facts: readonly Fact[], pageIds: ReadonlySet<string>, report: Report): void {
  for (const fact of facts) {
    for (const page of listPages(fact)) {
      if (page !== undefined && !pageIds.has(page)) report(fact, `页面“${page}”不在 catalog/pages.yaml 中`);
    }
  }
}

/** Returns the fact without the members that are facts themselves. */
function ownPart(fact: Fact): unknown {
  if (fact.type === 'screen') return { ...fact, elements: [] };
  if (fact.type === 'state-set') return { ...fact, members: [] };
  if (fact.type === 'parameter-set') return { ...fact, members: [], groups: fact.groups.map(({ label }) => label) };
  return fact;
}

/** Reports facts whose texts reference a missing fact. */
export function checkReferences(facts: readonly Fact[], report: Report): void {
  const keys = new Set(facts.map(({ key }) => key));
  for (const fact of facts) {
    for (const key of findReferences(ownPart(fact))) {
      if (!keys.has(key)) report(fact, `引用的 %%${key}%% 不存在`);
    }
  }
}
