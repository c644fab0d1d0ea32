import * as z from 'zod';
import { type FactOfRecord, type Home, buildFact, line } from './fact';
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
  /** How it is bound to data definitions. */
  binding: line.optional(),
});

/** A page component of the open platform. */
export type ComponentFact = FactOfRecord<'component', z.infer<typeof componentSchema>>;

/** Returns the component of a valid record. Its key is `<area>.component.<name>`. */
export function buildComponent(name: string, record: z.infer<typeof componentSchema>, home: Home): ComponentFact {
  return buildFact('component', `${home.area}.component.${name}`, record, home);
}
