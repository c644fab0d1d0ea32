/** Checks across files: duplicates, contradictions, missing references. */
import type { Fault } from '../model/fault';
import type { Fact } from '../model/facts';
import type { Source } from '../model/source';
import { renderQuantity } from '../rendering/quantity';
import { type Check, findDuplicates, locate } from './check';
import { contractChecks } from './contractChecks';
import { checkPages, checkReferences, checkSources } from './referenceChecks';

const keysAreUnique: Check = (facts, report) => {
  findDuplicates(
    facts,
    ({ key }) => key,
    (first, second) => report(second, `已在 ${first.file} 中定义，只留一个`),
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
          ? `“${second.label}”这里是 ${String(second.value)}，${locate(first)}是 ${String(first.value)}：只留一个，或用不同的 label`
          : `与 ${locate(first)}相同，只留一个`,
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
      report(second, `“${second.label}”这里是 ${here}，${locate(first)}是 ${there}：引用它，或用不同的 label`);
    },
  );
};

const screensHaveOneName: Check = (facts, report) => {
  findDuplicates(
    facts.filter((fact) => fact.type === 'screen'),
    ({ area, path, label }) => [area, ...path, label].join(' > '),
    (first, second) => report(second, `与 ${locate(first)}是同一个画面“${second.label}”，只留一个`),
  );
  for (const screen of facts.filter((fact) => fact.type === 'screen')) {
    findDuplicates(
      screen.elements,
      ({ label, elementType }) => `${elementType} ${label}`,
      (first, second) => report(second, `与 ${locate(first)}是同一个元素：只留一个，或用不同的 label`),
    );
  }
};

const codesHaveOneMeaning: Check = (facts, report) => {
  findDuplicates(
    facts.filter((fact) => fact.type === 'error'),
    ({ area, code }) => `${area} ${code}`,
    (first, second) => report(second, `与 ${locate(first)}的错误码 ${second.code} 相同，只留一个`),
  );
};

const membersAreDistinct: Check = (facts, report) => {
  for (const set of facts.filter((fact) => fact.type === 'state-set')) {
    findDuplicates(
      set.members,
      ({ label }) => label,
      (first, second) => report(second, `与 ${locate(first)}的 label 相同：每个状态用不同的 label`),
    );
    findDuplicates(
      set.members,
      ({ value }) => (value === undefined ? undefined : String(value)),
      (first, second) => report(second, `与 ${locate(first)}的 value 相同：每个状态用不同的 value`),
    );
  }
  for (const set of facts.filter((fact) => fact.type === 'parameter-set')) {
    findDuplicates(
      set.members,
      ({ symbol }) => symbol,
      (first, second) => report(second, `与 ${locate(first)}的 symbol 相同：每个参数用不同的 symbol`),
    );
  }
};

const termsAgree: Check = (facts, report) => {
  const terms = facts.filter((fact) => fact.type === 'term');
  findDuplicates(
    terms,
    ({ zh }) => zh,
    (first, second) => report(second, `与 ${locate(first)}是同一个术语“${second.zh}”，只留一个`),
  );
  const names = new Map(terms.map((term) => [term.zh, term]));
  for (const term of terms) {
    for (const word of term.forbidden) {
      const allowed = names.get(word);
      if (allowed) report(term, `禁用了“${word}”，它是 ${locate(allowed)}的名称：改正其中一个`);
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
