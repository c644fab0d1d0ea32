import * as z from 'zod';

/** A number, or the text of one: what a fact in the file has become. Pages write a real minus sign. */
export const factNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^[-−]?\d+(\.\d+)?$/, 'write a number, or a fact that is one (%%key:bare%%)')
    .transform((text) => Number(text.replace('−', '-'))),
]);
