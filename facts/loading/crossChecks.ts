/** What no single file shows: double definitions, contradictions, references to nothing. */
import type { Fault } from '../model/fault';
import type { Fact, Source } from '../model/facts';
import { type Check, findTwins, where } from './check';
import { contractChecks } from './contractChecks';
import { checkPages, checkReferences, checkSources } from './referenceChecks';

const keysAreUnique: Check = (facts, note) => {
  findTwins(
    facts,
    ({ key }) => key,
    (first, second) => note(second, `already defined in ${first.file}; keep one of them`),
  );
};

/** The same label twice in an area is the same thing twice, or two things that readers cannot tell apart. */
const valuesHaveOneName: Check = (facts, note) => {
  const values = facts.filter((fact) => fact.type === 'value');
  findTwins(
    values,
    ({ area, label }) => `${area} ${label}`,
    (first, second) => {
      const differs = first.value !== second.value || first.unit !== second.unit;
      note(
        second,
        differs
          ? `"${second.label}" is ${String(second.value)} here and ${String(first.value)} in ${where(first)}; keep one or label them apart`
          : `defined as ${where(first)} too; keep one of them`,
      );
    },
  );
};

const screensHaveOneName: Check = (facts, note) => {
  findTwins(
    facts.filter((fact) => fact.type === 'screen'),
    ({ area, path, label }) => [area, ...path, label].join(' > '),
    (first, second) => note(second, `the screen ${second.label} is ${where(first)} too; keep one of them`),
  );
  for (const screen of facts.filter((fact) => fact.type === 'screen')) {
    findTwins(
      screen.elements,
      ({ label, elementType }) => `${elementType} ${label}`,
      (first, second) => note(second, `the same element as ${where(first)}; keep one, or name what tells them apart`),
    );
  }
};

const codesHaveOneMeaning: Check = (facts, note) => {
  findTwins(
    facts.filter((fact) => fact.type === 'error'),
    ({ area, code }) => `${area} ${code}`,
    (first, second) => note(second, `code ${second.code} is ${where(first)} too; keep one of them`),
  );
};

const membersAreDistinct: Check = (facts, note) => {
  for (const set of facts.filter((fact) => fact.type === 'state-set')) {
    findTwins(
      set.members,
      ({ label }) => label,
      (first, second) => note(second, `same label as ${where(first)}; one label, one state`),
    );
    findTwins(
      set.members,
      ({ value }) => (value === undefined ? undefined : String(value)),
      (first, second) => note(second, `same value as ${where(first)}; one value, one state`),
    );
  }
  for (const set of facts.filter((fact) => fact.type === 'parameter-set')) {
    findTwins(
      set.members,
      ({ symbol }) => symbol,
      (first, second) => note(second, `same symbol as ${where(first)}; one symbol, one parameter`),
    );
  }
};

const termsAgree: Check = (facts, note) => {
  const terms = facts.filter((fact) => fact.type === 'term');
  findTwins(
    terms,
    ({ zh }) => zh,
    (first, second) => note(second, `"${second.zh}" is ${where(first)} too; keep one of them`),
  );
  const names = new Map(terms.map((term) => [term.zh, term]));
  for (const term of terms) {
    for (const word of term.forbidden) {
      const allowed = names.get(word);
      if (allowed) note(term, `forbids "${word}", which is the name of ${where(allowed)}`);
    }
  }
};

const checks: readonly Check[] = [
  keysAreUnique,
  valuesHaveOneName,
  screensHaveOneName,
  codesHaveOneMeaning,
  membersAreDistinct,
  termsAgree,
  ...contractChecks,
];

/**
 * Faults among `facts` (members included) that only show when all files are seen. `pageIds` are the pages of the
 * catalogue; undefined leaves pages unchecked (a folder without a catalogue).
 */
export function findContradictions(
  facts: readonly Fact[],
  sources: ReadonlyMap<string, Source>,
  pageIds: ReadonlySet<string> | undefined,
): Fault[] {
  const faults: Fault[] = [];
  const note = ({ file, key }: Fact, message: string): void => void faults.push({ file, key, message });
  for (const check of checks) check(facts, note);
  checkSources(facts, sources, note);
  if (pageIds) checkPages(facts, pageIds, note);
  checkReferences(facts, note);
  return faults;
}
