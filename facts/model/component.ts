import * as z from 'zod';
import { type FactOfRecord, type RecordContext, buildFact, line } from './fact';
import { originShape } from './origin';
import { argumentSchema } from './scriptFunction';

const eventSchema = z.strictObject({ name: line, when: line, payload: line.optional() });
const methodSchema = z.strictObject({ name: line, signature: line, note: line });

export const componentSchema = z.strictObject({
  ...originShape,
  name: line,
  summary: line,
  properties: z.array(argumentSchema).default([]),
  events: z.array(eventSchema).default([]),
  methods: z.array(methodSchema).default([]),
  /** Binding to data definitions, in words. */
  binding: line.optional(),
});

/** Page component of the open platform. */
export type ComponentFact = FactOfRecord<'component', z.infer<typeof componentSchema>>;

/** Builds the component of a valid record. Its key is `<area>.component.<name>`. */
export function buildComponent(
  name: string,
  record: z.infer<typeof componentSchema>,
  context: RecordContext,
): ComponentFact {
  return buildFact('component', `${context.area}.component.${name}`, record, context);
}
