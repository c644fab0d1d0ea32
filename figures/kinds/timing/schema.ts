import * as z from 'zod';
import { axisSchema, spanShape } from '../axisSchema';
import { factNumber } from '../factNumber';

const signal = z
  .strictObject({
    label: z.string().min(1),
    /** Terminal, variable or address below the name. */
    note: z.string().optional(),
    /** A digital signal: moments and the level from then on … */
    levels: z
      .array(z.tuple([factNumber, z.union([z.literal(0), z.literal(1)])]))
      .min(1)
      .optional(),
    /** What the two levels mean. */
    high: z.string().min(1).default('1'),
    low: z.string().min(1).default('0'),
    /** … or data: moments and what is valid from then on; an empty text is nothing. */
    values: z
      .array(z.tuple([factNumber, z.string()]))
      .min(1)
      .optional(),
  })
  .refine(({ levels, values }) => (levels === undefined) !== (values === undefined), 'give either levels or values')
  .refine(
    ({ levels, values }) =>
      (levels ?? values ?? []).every(([at], index, all) => index === 0 || at > (all[index - 1]?.[0] ?? 0)),
    'list the moments in order',
  );

/** Signals below each other over one time axis, with the intervals that matter. */
export const timingSchema = z
  .strictObject({
    time: axisSchema,
    signals: z.array(signal).min(1).max(7),
    /** Dimension lines below the signals, with guide lines from the edges they measure. */
    intervals: z.array(z.strictObject(spanShape)).max(6).default([]),
    /** Moments with a name above the signals. */
    markers: z
      .array(z.strictObject({ at: factNumber, label: z.string().min(1) }))
      .max(4)
      .default([]),
  })
  .superRefine(({ intervals }, context) =>
    intervals.forEach(({ from, to }, index) => {
      if (from >= to)
        context.addIssue({ code: 'custom', path: ['intervals', index], message: 'from must be less than to' });
    }),
  );

export type TimingSpec = z.output<typeof timingSchema>;
export type SignalSpec = TimingSpec['signals'][number];
