import type { Field } from './fields';
import { lengthPenalties } from './weights';

type MeasuredField = keyof typeof lengthPenalties;

/** What a mention counts by the length of its field: about 1, more in short fields. */
export type LengthFactors = Readonly<Record<MeasuredField, Float32Array>>;

/** Lengths of the fields whose length is held against them, in tokens. */
export type FieldLengths = {
  /** Replaces the length of a field; fields that are not measured are passed over. */
  set: (section: number, field: Field, tokens: number) => void;
  /** Factors for all sections, computed once after a change. A field without text yet counts 1. */
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

/** For each field that is measured, what `valueOf` says of it. */
function mapFields<Value>(valueOf: (field: MeasuredField) => Value): Record<MeasuredField, Value> {
  return { heading: valueOf('heading'), content: valueOf('content'), code: valueOf('code') };
}

/** Whether a section is a table row: its text is also that of the section that it is in. */
export type IsRow = (section: number) => boolean;

/** Creates the lengths of `sectionCount` sections, all without text yet. Rows do not count for the average. */
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
