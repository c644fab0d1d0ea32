/**
 * How often a term stands in each field of a section, packed into 16 bits. Counts stop at what their bits hold: beyond
 * a few mentions BM25 hardly counts them.
 */
export const fieldNames = ['content', 'code', 'heading', 'ancestors', 'title', 'keywords'] as const;

/** A place in a section that weighs by itself; `ancestors` are the headings above its own. */
export type Field = (typeof fieldNames)[number];

type Place = { shift: number; max: number };

/** Bits of a mention in packed counts. */
export type Occurrence = { one: number; all: number };

const places: Readonly<Record<Field, Place>> = {
  content: { shift: 0, max: 63 },
  code: { shift: 6, max: 15 },
  heading: { shift: 10, max: 3 },
  ancestors: { shift: 12, max: 3 },
  title: { shift: 14, max: 1 },
  keywords: { shift: 15, max: 1 },
};

/** Counts below this stand in text and code only: nine of ten postings. */
export const firstHeadCount = 1 << places.heading.shift;

/** How often a term stands in `field`. */
export function countIn(counts: number, field: Field): number {
  const { shift, max } = places[field];
  return (counts >>> shift) & max;
}

/** What a mention in each field adds to packed counts: its lowest and all its bits. */
export const occurrences = Object.fromEntries(
  fieldNames.map((field) => [field, { one: 1 << places[field].shift, all: places[field].max << places[field].shift }]),
) as Readonly<Record<Field, Occurrence>>;

/** `counts` with one more mention, unless its bits are full. */
export function addOccurrence(counts: number, { one, all }: Occurrence): number {
  return (counts & all) === all ? counts : counts + one;
}

/** The bits of `fields`: counts of several terms may be or-ed, and tested for what any of them stands in. */
export function maskOf(...fields: readonly Field[]): number {
  return fields.reduce((mask, field) => mask | (places[field].max << places[field].shift), 0);
}
