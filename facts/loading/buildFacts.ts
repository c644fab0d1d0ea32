import { type Catalog, allPages } from '../../catalog/catalog';
import { type Fault, FactsError } from '../model/fault';
import type { Fact, Facts } from '../model/facts';
import { findContradictions } from './crossChecks';
import { parseContractFile } from './contracts/parseContractFile';
import { checkAsked, parseAsked } from './parseAsked';
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

const isAsked = (file: string): boolean => file.startsWith('asked/');

/** Whether the records of a file are no facts. */
const isList = (file: string): boolean => file === 'sources.yaml' || file === 'spoken.yaml' || isAsked(file);

/**
 * Facts from the texts of the files of `facts/`, by path below it. Without a `catalog` the pages that facts name are
 * not checked. Throws one `FactsError` that lists every fault.
 */
export function buildFacts(texts: ReadonlyMap<string, string>, catalog: Catalog | undefined): Facts {
  const faults: Fault[] = [];
  const sources = parseSources(texts.get('sources.yaml') ?? '', faults);
  const spoken = parseSpoken(texts.get('spoken.yaml') ?? '', faults);
  const asked = [...texts].flatMap(([file, text]) => (isAsked(file) ? parseAsked(file, text, faults) : []));
  const written = [...texts]
    .filter(([file]) => !isList(file))
    .flatMap(([file, text]) =>
      file.startsWith('contracts/') ? parseContractFile(file, text, faults) : parseRecordFile(file, text, faults),
    )
    .flatMap(withMembers);
  const facts = resolveValues(written, ({ file, key }, message) => void faults.push({ file, key, message }));
  const pages = catalog && new Set(allPages(catalog).map(({ id }) => id));
  faults.push(...findContradictions(facts, sources, pages));
  checkSpoken(spoken, facts, faults);
  checkAsked(asked, pages, faults);
  if (faults.length > 0) throw new FactsError(faults);
  return {
    byKey: new Map(facts.map((fact) => [fact.key, fact])),
    sources,
    spoken,
    asked,
    catalog,
    files: [...texts.keys()].map((file) => `facts/${file}`),
  };
}
