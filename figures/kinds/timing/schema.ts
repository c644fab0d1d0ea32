import * as z from 'zod';
import { axisSchema, spanShape } from '../axisSchema';
import { factNumber } from '../factNumber';

const signal = z
  .strictObject({
    label: z.string().min(1),
    /** Terminal, variable or address, shown below the name. */
    note: z.string().optional(),
    /** Digital signal: times and the level from then on. Excludes `values`. */
    levels: z
      .array(z.tuple([factNumber, z.union([z.literal(0), z.literal(1)])]))
      .min(1)
      .optional(),
    /** Meaning of the two levels. */
    high: z.string().min(1).default('1'),
    low: z.string().min(1).default('0'),
    /** Data: times and the value from then on, empty without valid data. Excludes `levels`. */
    values: z
      .array(z.tuple([factNumber, z.string()]))
      .min(1)
      .optional(),
  })
  .refine(({ levels, values }) => (levels === undefined) !== (values === undefined), 'levels 和 values 只写一个')
  .refine(
    ({ levels, values }) =>
      (levels ?? values ?? []).every(([at], index, all) => index === 0 || at > (all[index - 1]?.[0] ?? 0)),
    '时间从小到大排列',
  );

/** Schema of stacked signals over a shared time axis, with important intervals. */
export const timingSchema = z
  .strictObject({
    time: axisSchema,
    signals: z.array(signal).min(1).max(7),
    /** Dimension lines below the signals, with guide lines from the measured edges. */
    intervals: z.array(z.strictObject(spanShape)).max(6).default([]),
    /** Labelled times above the signals. */
    markers: z
      .array(z.strictObject({ at: factNumber, label: z.string().min(1) }))
      .max(4)
      .default([]),
  })
  .superRefine(({ intervals }, context) =>
    intervals.forEach(({ from, to }, index) => {
      if (from >= to) context.addIssue({ code: 'custom', path: ['intervals', index], message: 'from 要小于 to' });
    }),
  );

export type TimingSpec = z.output<typeof timingSchema>;
export type SignalSpec = TimingSpec['signals'][number];
