import * as z from 'zod';

const maxPairs = 8;

/** A head of one side: what it is, and where it is found. */
const side = z.strictObject({ label: z.string(), note: z.string().optional() });

const pair = z.strictObject({
  label: z.string(),
  /** What stands behind the label, such as a value. */
  value: z.string().optional(),
  to: z.string(),
});

/** What on one side is what on the other: fields and options, old and new names. */
export const mappingSchema = z.strictObject({
  from: side,
  to: side,
  /** The right side is typed exactly so. */
  mono: z.boolean().default(false),
  pairs: z.array(pair).min(2).max(maxPairs, `at most ${maxPairs} pairs are legible`),
});

export type MappingSpec = z.output<typeof mappingSchema>;
