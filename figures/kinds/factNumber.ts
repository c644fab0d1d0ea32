import * as z from 'zod';

/** Number, or numeric text from a resolved fact. Pages write a real minus sign. */
export const factNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^[-−]?\d+(\.\d+)?$/, 'write a number, or a fact that is one (%%key:bare%%)')
    .transform((text) => Number(text.replace('−', '-'))),
]);
