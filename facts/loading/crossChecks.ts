/** Checks across files: duplicates, contradictions, missing references. */
import type { Fault } from '../model/fault';
import type { Fact, Source } from '../model/facts';
import { renderQuantity } from '../rendering/quantity';
import { type Check, findDuplicates, locate } from './check';
import { contractChecks } from './contractChecks';
import { checkPages, checkReferences, checkSources } from './referenceChecks';

const keysAreUnique: Check = (facts, report) => {
  findDuplicates(
    facts,
    ({ key }) => key,
    (first, second) => report(second, `already defined in ${first.file}; keep one of them`),
  );
};

/** Two values with the same label in an area are duplicates, or readers cannot distinguish them. */
const valuesHaveOneName: Check = (facts, report) => {
  const values = facts.filter((fact) => fact.type === 'value');
  findDuplicates(
    values,
    ({ area, label }) => `${area} ${label}`,
    (first, second) => {
      const differs = first.value !== second.value || first.unit !== second.unit;
      report(
        second,
        differs
          ? `"${second.label}" is ${String(second.value)} here and ${String(first.value)} in ${locate(first)}; keep one, or give them different labels`
          : `also defined as ${locate(first)}; keep one of them`,
      );
    },
  );
};

/** A limit, a port or a period that two products share has one value. */
const productsAgree: Check = (facts, report) => {
  const values = facts.filter((fact) => fact.type === 'value');
  findDuplicates(
    values.filter(({ value }) => /^-?\d+(?:\.\d+)?$/.test(String(value))),
    ({ label, kind, unit = '' }) => (unit === '' && kind !== 'port' ? undefined : `${label} ${unit}`),
    (first, second) => {
      if (first.area === second.area || String(first.value) === String(second.value)) return;
      const [here, there] = [second, first].map(({ value, unit }) => renderQuantity(value, unit));
      report(
        second,
        `"${second.label}" is ${here} here and ${there} in ${locate(first)}; refer to it, or give them different labels`,
      );
    },
  );
};

const screensHaveOneName: Check = (facts, report) => {
  findDuplicates(
    facts.filter((fact) => fact.type === 'screen'),
    ({ area, path, label }) => [area, ...path, label].join(' > '),
    (first, second) => report(second, `the screen ${second.label} is also ${locate(first)}; keep one of them`),
  );
  for (const screen of facts.filter((fact) => fact.type === 'screen')) {
    findDuplicates(
      screen.elements,
      ({ label, elementType }) => `${elementType} ${label}`,
      (first, second) =>
        report(second, `the same element as ${locate(first)}; keep one, or give them different labels`),
    );
  }
};

const codesHaveOneMeaning: Check = (facts, report) => {
  findDuplicates(
    facts.filter((fact) => fact.type === 'error'),
    ({ area, code }) => `${area} ${code}`,
    (first, second) => report(second, `code ${second.code} is also ${locate(first)}; keep one of them`),
  );
};

const membersAreDistinct: Check = (facts, report) => {
  for (const set of facts.filter((fact) => fact.type === 'state-set')) {
    findDuplicates(
      set.members,
      ({ label }) => label,
      (first, second) => report(second, `same label as ${locate(first)}; one label, one state`),
    );
    findDuplicates(
      set.members,
      ({ value }) => (value === undefined ? undefined : String(value)),
      (first, second) => report(second, `same value as ${locate(first)}; one value, one state`),
    );
  }
  for (const set of facts.filter((fact) => fact.type === 'parameter-set')) {
    findDuplicates(
      set.members,
      ({ symbol }) => symbol,
      (first, second) => report(second, `same symbol as ${locate(first)}; one symbol, one parameter`),
    );
  }
};

const termsAgree: Check = (facts, report) => {
  const terms = facts.filter((fact) => fact.type === 'term');
  findDuplicates(
    terms,
    ({ zh }) => zh,
    (first, second) => report(second, `"${second.zh}" is also ${locate(first)}; keep one of them`),
  );
  const names = new Map(terms.map((term) => [term.zh, term]));
  for (const term of terms) {
    for (const word of term.forbidden) {
      const allowed = names.get(word);
      if (allowed) report(term, `forbids "${word}", which is the name of ${locate(allowed)}`);
    }
  }
};

const checks: readonly Check[] = [
  keysAreUnique,
  valuesHaveOneName,
  productsAgree,
  screensHaveOneName,
  codesHaveOneMeaning,
  membersAreDistinct,
  termsAgree,
  ...contractChecks,
];

/**
 * Finds the faults among `facts` (including members) that require all files. `pageIds` are the pages of the catalogue.
 * Undefined skips their check, for a folder without a catalogue.
 */
export function findContradictions(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, Source>,
  pageIds: ReadonlySet<string> | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const report = ({ file, key }: Fact, message: string): void => void faults.push({ file, key, message });
  for (const check of checks) check(facts, report);
  checkSources(facts, sources, report);
  if (pageIds) checkPages(facts, pageIds, report);
  checkReferences(facts, report);
  return faults;
}
