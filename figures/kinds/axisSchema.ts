import * as z from 'zod';
import { factNumber } from './factNumber';

/** Schema of a numeric axis. */
export const axisSchema = z.strictObject({
  label: z.string().min(1),
  unit: z.string().min(1).optional(),
  /** Ends of the axis. By default the range of the data. */
  min: factNumber.optional(),
  max: factNumber.optional(),
  /** Round numbers by default. An empty list draws no ticks, for figures that only show a shape. */
  ticks: z
    .array(z.strictObject({ at: factNumber, label: z.string().min(1) }))
    .max(6)
    .optional(),
});

/** Keys of a labelled part of an axis. */
export const spanShape = { from: factNumber, to: factNumber, label: z.string().min(1) };
