import { type Catalog, allPages } from '../../catalog/catalog';
import { type Fault, FactsError } from '../model/fault';
import type { Fact, Facts } from '../model/facts';
import { findContradictions } from './crossChecks';
import { parseContractFile } from './contracts/parseContractFile';
import { parseRecordFile } from './parseRecordFile';
import { parseSources } from './parseSources';
import { checkSpoken, parseSpoken } from './parseSpoken';
import { resolveValues } from './resolveValues';

/** The fact itself, and the facts inside it that have keys of their own. */
function withMembers(fact: Fact): readonly Fact[] {
  if (fact.type === 'screen') return [fact, ...fact.elements];
  if (fact.type === 'state-set' || fact.type === 'parameter-set') return [fact, ...fact.members];
  return [fact];
}

/** Files whose records are no facts. */
const listFiles: ReadonlySet<string> = new Set(['sources.yaml', 'spoken.yaml']);

/**
 * Facts from the texts of the files of `facts/`, by path below it. Without a `catalog` the pages that facts name are
 * not checked. Throws one `FactsError` that lists every fault.
 */
export function buildFacts(texts: ReadonlyMap<string, string>, catalog: Catalog | undefined): Facts {
  const faults: Fault[] = [];
  const sources = parseSources(texts.get('sources.yaml') ?? '', faults);
  const spoken = parseSpoken(texts.get('spoken.yaml') ?? '', faults);
  const written = [...texts]
    .filter(([file]) => !listFiles.has(file))
    .flatMap(([file, text]) =>
      file.startsWith('contracts/') ? parseContractFile(file, text, faults) : parseRecordFile(file, text, faults),
    )
    .flatMap(withMembers);
  const facts = resolveValues(written, ({ file, key }, message) => void faults.push({ file, key, message }));
  faults.push(...findContradictions(facts, sources, catalog && new Set(allPages(catalog).map(({ id }) => id))));
  checkSpoken(spoken, facts, faults);
  if (faults.length > 0) throw new FactsError(faults);
  return {
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    sources,
    spoken,
    catalog,
    files: [...texts.keys()].map((file) => `facts/${file}`),
  };
}
