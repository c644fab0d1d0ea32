import * as z from 'zod';
import { type FactBase, type Home, line, scalar } from './fact';
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
  signature: z.string().min(1), // may be several lines of TypeScript
  language: line.default('typescript'),
  mode: line.optional(),
  summary: line,
  parameters: z.array(argumentSchema).default([]),
  returns: z.strictObject({ type: line, note: line }).optional(),
  failures: z.array(z.strictObject({ when: line, then: line })).default([]),
  since: line.optional(),
});

/** A function that scripts of the open platform call. */
export type FunctionFact = FactBase & {
  type: 'function';
  name: string;
  signature: string;
  /** Of the signature, as code blocks name it. */
  language: string;
  /** Synchronous or not, in words. */
  mode: string | undefined;
  summary: string;
  parameters: readonly Argument[];
  returns: { type: string; note: string } | undefined;
  failures: readonly { when: string; then: string }[];
  since: string | undefined;
};

/** The function of a valid record; its key is `<area>.function.<name>`. */
export function buildFunction(name: string, record: z.infer<typeof functionSchema>, home: Home): FunctionFact {
  const key = `${home.area}.function.${name}`;
  return {
    type: 'function',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    name: record.name,
    signature: record.signature.trimEnd(),
    language: record.language,
    mode: record.mode,
    summary: record.summary,
    parameters: record.parameters,
    returns: record.returns,
    failures: record.failures,
    since: record.since,
  };
}
