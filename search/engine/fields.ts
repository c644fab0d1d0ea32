/**
 * Term frequencies in the fields of a section, packed into 16 bits. Each is limited by its bits: beyond a few
 * occurrences BM25 hardly counts them.
 */
export const fieldNames = ['content', 'code', 'heading', 'ancestors', 'title', 'keywords'] as const;

/** A field with its own weight. `ancestors` are the headings above the section's own. */
export type Field = (typeof fieldNames)[number];

type Place = { shift: number; max: number };

/** Bits of an occurrence in packed counts. */
export type Occurrence = { one: number; all: number };

const places: Readonly<Record<Field, Place>> = {
  content: { shift: 0, max: 63 },
  code: { shift: 6, max: 15 },
  heading: { shift: 10, max: 3 },
  ancestors: { shift: 12, max: 3 },
  title: { shift: 14, max: 1 },
  keywords: { shift: 15, max: 1 },
};

/** Packed counts below this are of text and code only: nine of ten postings. */
export const firstHeadCount = 1 << places.heading.shift;

/** Returns the term frequency in `field`. */
export function countIn(counts: number, field: Field): number {
  const { shift, max } = places[field];
  return (counts >>> shift) & max;
}

/** Lowest bit and all bits of each field in packed counts. */
export const occurrences = Object.fromEntries(
  fieldNames.map((field) => [field, { one: 1 << places[field].shift, all: places[field].max << places[field].shift }]),
) as Readonly<Record<Field, Occurrence>>;

/** Adds an occurrence to `counts`, unless its bits are full. */
export function addOccurrence(counts: number, { one, all }: Occurrence): number {
  return (counts & all) === all ? counts : counts + one;
}

/** Returns the bits of `fields`. Counts of several terms may be combined with OR and tested with them. */
export function maskOf(...fields: readonly Field[]): number {
  return fields.reduce((mask, field) => mask | (places[field].max << places[field].shift), 0);
}
