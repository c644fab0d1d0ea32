import * as z from 'zod';
import { factNumber } from './factNumber';

/** An axis with numbers. */
export const axisSchema = z.strictObject({
  label: z.string().min(1),
  unit: z.string().min(1).optional(),
  /** Where the axis ends; by default at the ends of what is drawn. */
  min: factNumber.optional(),
  max: factNumber.optional(),
  /** Left out: round numbers. Empty: none, for a figure of the shape only. */
  ticks: z
    .array(z.strictObject({ at: factNumber, label: z.string().min(1) }))
    .max(6)
    .optional(),
});

/** A part of an axis with a name. */
export const spanShape = { from: factNumber, to: factNumber, label: z.string().min(1) };
