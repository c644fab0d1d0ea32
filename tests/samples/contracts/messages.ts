/** Messages of the AsyncAPI contracts, which programs publish and receive. */
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import * as z from 'zod';

const message = z.object({
  title: z.string(),
  payload: z.object({ $ref: z.string() }),
  examples: z.array(z.object({ payload: z.record(z.string(), z.unknown()) })).min(1),
});
const contract = z.looseObject({ components: z.looseObject({ messages: z.record(z.string(), message) }) });

export type Message = {
  id: string;
  title: string;
  example: Readonly<Record<string, unknown>>;
  /** Validates `payload` by the schema of the message. */
  findFaults: (payload: unknown) => string[];
};

/** Loads the messages of `facts/contracts/<name>.asyncapi.yaml` by id. */
export function loadMessages(name: string): ReadonlyMap<string, Message> {
  const file = `facts/contracts/${name}.asyncapi.yaml`;
  const document = contract.parse(parse(readFileSync(file, 'utf8')));
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, file);
  return new Map(
    Object.entries(document.components.messages).map(([id, { title, payload, examples }]) => {
      const validate: ValidateFunction = ajv.compile({ $ref: file + payload.$ref });
      const findFaults = (value: unknown): string[] =>
        validate(value) ? [] : [`${file} ${id}: ${ajv.errorsText(validate.errors, { dataVar: 'message' })}`];
      return [id, { id, title, example: examples[0]?.payload ?? {}, findFaults }];
    }),
  );
}
