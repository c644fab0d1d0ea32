/** Names in facts that must exist elsewhere: sources, pages, other facts. */
import type { Fact, Source } from '../model/facts';
import { findReferences } from '../rendering/reference';

type Note = (fact: Fact, message: string) => void;

/** Notes facts whose source is not registered. */
export function checkSources(facts: readonly Fact[], sources: ReadonlyMap<string, Source>, note: Note): void {
  for (const fact of facts) {
    if (fact.origin.provenance !== 'public' || sources.has(fact.origin.source)) continue;
    const known = sources.size === 0 ? 'it has none yet' : `known: ${[...sources.keys()].join(', ')}`;
    note(fact, `source "${fact.origin.source}" is not in facts/sources.yaml (${known})`);
  }
}

function listPages(fact: Fact): readonly (string | undefined)[] {
  if (fact.type === 'term') return fact.pages;
  if (fact.type === 'operation' || fact.type === 'channel') return [fact.page];
  if (fact.type !== 'release') return [];
  return [fact.page, ...Object.values(fact.parts).flatMap((changes) => changes.map(({ page }) => page))];
}

/** Notes facts that name a page which the catalogue does not have. */
export function checkPages(facts: readonly Fact[], pageIds: ReadonlySet<string>, note: Note): void {
  for (const fact of facts) {
    for (const page of listPages(fact)) {
      if (page !== undefined && !pageIds.has(page)) note(fact, `page "${page}" is not in catalog/pages.yaml`);
    }
  }
}

/** A fact without the members that are facts of their own. */
function ownPart(fact: Fact): unknown {
  if (fact.type === 'screen') return { ...fact, elements: [] };
  if (fact.type === 'state-set') return { ...fact, members: [] };
  if (fact.type === 'parameter-set') return { ...fact, members: [], groups: fact.groups.map(({ label }) => label) };
  return fact;
}

/** Notes facts whose texts name a fact that does not exist. */
export function checkReferences(facts: readonly Fact[], note: Note): void {
  const keys = new Set(facts.map(({ key }) => key));
  for (const fact of facts) {
    for (const key of findReferences(ownPart(fact))) {
      if (!keys.has(key)) note(fact, `names "%%${key}%%", which is no fact`);
    }
  }
}
