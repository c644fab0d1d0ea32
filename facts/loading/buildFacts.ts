import { type Fault, FactsError } from '../model/fault';
import type { Fact, Facts } from '../model/facts';
import { findContradictions } from './crossChecks';
import { parseContractFile } from './contracts/parseContractFile';
import { parseRecordFile } from './parseRecordFile';
import { parseSources } from './parseSources';

/** The fact itself, and the facts inside it that have keys of their own. */
function withMembers(fact: Fact): readonly Fact[] {
  if (fact.type === 'screen') return [fact, ...fact.elements];
  if (fact.type === 'state-set' || fact.type === 'parameter-set') return [fact, ...fact.members];
  return [fact];
}

/**
 * Facts from the texts of the files of `facts/`, by path below it. `pageIds` are the pages of the catalogue; undefined
 * leaves pages unchecked. Throws one `FactsError` that lists every fault.
 */
export function buildFacts(texts: ReadonlyMap<string, string>, pageIds: ReadonlySet<string> | undefined): Facts {
  const faults: Fault[] = [];
  const sources = parseSources(texts.get('sources.yaml') ?? '', faults);
  const facts = [...texts]
    .filter(([file]) => file !== 'sources.yaml')
    .flatMap(([file, text]) =>
      file.startsWith('contracts/') ? parseContractFile(file, text, faults) : parseRecordFile(file, text, faults),
    )
    .flatMap(withMembers);
  faults.push(...findContradictions(facts, sources, pageIds));
  if (faults.length > 0) throw new FactsError(faults);
  return {
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    sources,
    files: [...texts.keys()].map((file) => `facts/${file}`),
  };
}
