import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Concept } from '../../search/protocol/corpus';

const phrases = z.array(z.string().min(2)).min(2);
const schema = z.strictObject({ symptoms: z.record(z.string(), phrases), objects: z.record(z.string(), phrases) });

/** Loads the symptoms and objects that people describe in many ways. Throws on a malformed file. */
export function loadConcepts(root: string): Concept[] {
  const file = path.join(root, 'plugins/search/concepts.yaml');
  const { symptoms, objects } = schema.parse(parse(readFileSync(file, 'utf8')));
  return [
    ...Object.values(symptoms).map((phrases): Concept => ({ kind: 'symptom', phrases })),
    ...Object.values(objects).map((phrases): Concept => ({ kind: 'object', phrases })),
  ];
}
