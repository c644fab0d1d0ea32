import { type Catalog, allPages } from '../../catalog/catalog';
import { type Fault, FactsError } from '../model/fault';
import type { Fact, Facts } from '../model/facts';
import { findContradictions } from './crossChecks';
import { parseContractFile } from './contracts/parseContractFile';
import { parseRecordFile } from './parseRecordFile';
import { parseSources } from './parseSources';
import { resolveValues } from './resolveValues';

/** Returns the fact and its members that have keys of their own. */
function withMembers(fact: Fact): readonly Fact[] {
  if (fact.type === 'screen') return [fact, ...fact.elements];
  if (fact.type === 'state-set' || fact.type === 'parameter-set') return [fact, ...fact.members];
  return [fact];
}

/**
 * Builds the facts from the file texts of `facts/`, keyed by path relative to that folder. Without a `catalog`, page
 * ids are not checked. Throws one `FactsError` that lists every fault.
 */
export function buildFacts(texts: ReadonlyMap<string, string>, catalog: Catalog | undefined): Facts {
  const faults: Fault[] = [];
  const sources = parseSources(texts.get('sources.yaml') ?? '', faults);
  const written = [...texts]
    .filter(([file]) => file !== 'sources.yaml')
    .flatMap(([file, text]) =>
      file.startsWith('contracts/') ? parseContractFile(file, text, faults) : parseRecordFile(file, text, faults),
    )
    .flatMap(withMembers);
  const facts = resolveValues(written, ({ file, key }, message) => void faults.push({ file, key, message }));
  const pages = catalog && new Set(allPages(catalog).map(({ id }) => id));
  faults.push(...findContradictions(facts, sources, pages));
  if (faults.length > 0) throw new FactsError(faults);
  return {
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    sources,
    catalog,
    files: [...texts.keys()].map((file) => `facts/${file}`),
  };
}
