import * as z from 'zod';

const maxPairs = 8;

/** Heading of one side: its name and its location. */
const side = z.strictObject({ label: z.string(), note: z.string().optional() });

const pair = z.strictObject({
  label: z.string(),
  /** Text next to the label, such as a value. */
  value: z.string().optional(),
  to: z.string(),
});

/** Schema of a mapping between two sides: fields and options, old and new names. */
export const mappingSchema = z.strictObject({
  from: side,
  to: side,
  /** Uses a monospaced font for the right side, which users type literally. */
  mono: z.boolean().default(false),
  pairs: z.array(pair).min(2).max(maxPairs, `最多 ${maxPairs} 对才看得清`),
});

export type MappingSpec = z.output<typeof mappingSchema>;
