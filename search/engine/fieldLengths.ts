import type { Field } from './fields';
import { lengthPenalties } from './weights';

type MeasuredField = keyof typeof lengthPenalties;

/** Weight of an occurrence by the length of its field: about 1, more in short fields. */
export type LengthFactors = Readonly<Record<MeasuredField, Float32Array>>;

/** Lengths of the fields that are normalised by length, in tokens. */
export type FieldLengths = {
  /** Sets the length of a field. Ignores fields that are not normalised. */
  set: (section: number, field: Field, tokens: number) => void;
  /**
   * Returns the factors of all sections, which are cached until a length changes. The factor of an empty field is 1.
   */
  factors: () => LengthFactors;
};

function isMeasured(field: Field): field is MeasuredField {
  return field in lengthPenalties;
}

function buildFactors(lengths: Uint32Array, penalty: number, isRow: IsRow): Float32Array {
  const counted = lengths.filter((length, section) => length > 0 && !isRow(section));
  const average = counted.reduce((sum, length) => sum + length, 0) / Math.max(1, counted.length);
  const factors = new Float32Array(lengths.length);
  for (let section = 0; section < lengths.length; section += 1) {
    const length = lengths[section] ?? 0;
    factors[section] = length === 0 ? 1 : 1 / (1 - penalty + (penalty * length) / average);
  }
  return factors;
}

/** Maps each normalised field. */
function mapFields<Value>(valueOf: (field: MeasuredField) => Value): Record<MeasuredField, Value> {
  return { heading: valueOf('heading'), content: valueOf('content'), code: valueOf('code') };
}

/** Returns whether a section is a table row. Its text is also that of the section that contains it. */
export type IsRow = (section: number) => boolean;

/** Creates the lengths of `sectionCount` empty sections. Rows are left out of the average. */
export function createFieldLengths(sectionCount: number, isRow: IsRow = () => false): FieldLengths {
  const lengths = mapFields(() => new Uint32Array(sectionCount));
  let factors: LengthFactors | undefined;
  return {
    set(section, field, tokens) {
      if (!isMeasured(field)) return;
      lengths[field][section] = tokens;
      factors = undefined;
    },
    factors: () => (factors ??= mapFields((field) => buildFactors(lengths[field], lengthPenalties[field], isRow))),
  };
}
