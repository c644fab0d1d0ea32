import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line, scalar } from './fact';
import { originShape } from './origin';

/** Parameter of a function or property of a component. */
export const argumentSchema = z.strictObject({
  name: line,
  type: line,
  required: z.boolean('写 true 或 false').default(false),
  default: scalar.optional(),
  note: line,
});
export type Argument = z.infer<typeof argumentSchema>;

export const functionSchema = z.strictObject({
  ...originShape,
  name: line,
  /** One or more lines of TypeScript. */
  signature: z
    .string()
    .min(1)
    .transform((text) => text.trimEnd()),
  /** Language id of the code block with the signature. */
  language: line.default('typescript'),
  /** Synchronous or asynchronous, in words. */
  mode: line.optional(),
  summary: line,
  parameters: z.array(argumentSchema).default([]),
  returns: z.strictObject({ type: line, note: line }).optional(),
  failures: z.array(z.strictObject({ when: line, then: line })).default([]),
  since: line.optional(),
});

/** Function for scripts of the open platform. */
export type FunctionFact = FactOfRecord<'function', z.infer<typeof functionSchema>>;

/** Builds the function of a valid record. Its key is `<area>.function.<name>`. */
export function buildFunction(
  name: string,
  record: z.infer<typeof functionSchema>,
  context: RecordContext,
): FunctionFact {
  return buildFact('function', `${context.area}.function.${name}`, record, context);
}
