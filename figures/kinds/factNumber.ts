import * as z from 'zod';

/** Number, or numeric text from a resolved fact. Pages write a real minus sign. */
export const factNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^[-−]?\d+(\.\d+)?$/, '写数字，或值为数字的事实（%%键:bare%%）')
    .transform((text) => Number(text.replace('−', '-'))),
]);
