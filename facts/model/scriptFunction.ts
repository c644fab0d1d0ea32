import * as z from 'zod';
import { type FactOfRecord, type Home, buildFact, line, scalar } from './fact';
import { originShape } from './origin';

/** A parameter of a function or a property of a component. */
export const argumentSchema = z.strictObject({
  name: line,
  type: line,
  required: z.boolean('write true or false').default(false),
  default: scalar.optional(),
  note: line,
});
export type Argument = z.infer<typeof argumentSchema>;

export const functionSchema = z.strictObject({
  ...originShape,
  name: line,
  /** May be several lines of TypeScript. */
  signature: z
    .string()
    .min(1)
    .transform((text) => text.trimEnd()),
  /** Language of the signature, as code blocks name it. */
  language: line.default('typescript'),
  /** Synchronous or not, in words. */
  mode: line.optional(),
  summary: line,
  parameters: z.array(argumentSchema).default([]),
  returns: z.strictObject({ type: line, note: line }).optional(),
  failures: z.array(z.strictObject({ when: line, then: line })).default([]),
  since: line.optional(),
});

/** A function that scripts of the open platform call. */
export type FunctionFact = FactOfRecord<'function', z.infer<typeof functionSchema>>;

/** Returns the function of a valid record. Its key is `<area>.function.<name>`. */
export function buildFunction(name: string, record: z.infer<typeof functionSchema>, home: Home): FunctionFact {
  return buildFact('function', `${home.area}.function.${name}`, record, home);
}
