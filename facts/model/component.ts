import * as z from 'zod';
import { type FactBase, type Home, line } from './fact';
import { originShape } from './origin';
import { type Argument, argumentSchema } from './scriptFunction';

const eventSchema = z.strictObject({ name: line, when: line, payload: line.optional() });
const methodSchema = z.strictObject({ name: line, signature: line, note: line });

export const componentSchema = z.strictObject({
  ...originShape,
  name: line,
  summary: line,
  properties: z.array(argumentSchema).default([]),
  events: z.array(eventSchema).default([]),
  methods: z.array(methodSchema).default([]),
  binding: line.optional(),
});

/** A page component of the open platform. */
export type ComponentFact = FactBase & {
  type: 'component';
  name: string;
  summary: string;
  properties: readonly Argument[];
  events: readonly z.infer<typeof eventSchema>[];
  methods: readonly z.infer<typeof methodSchema>[];
  /** How it is bound to data definitions. */
  binding: string | undefined;
};

/** The component of a valid record; its key is `<area>.component.<name>`. */
export function buildComponent(name: string, record: z.infer<typeof componentSchema>, home: Home): ComponentFact {
  const key = `${home.area}.component.${name}`;
  return {
    type: 'component',
    key,
    area: home.area,
    file: home.file,
    origin: home.originOf(key, record),
    name: record.name,
    summary: record.summary,
    properties: record.properties,
    events: record.events,
    methods: record.methods,
    binding: record.binding,
  };
}
