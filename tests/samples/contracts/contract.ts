/** OpenAPI contract that answers requests and validates documented responses. */
import { readFileSync } from 'node:fs';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import * as z from 'zod';

export type Contract = { file: string; api: OpenAPIBackend };

/** Loads `facts/contracts/<name>.openapi.yaml` without validation, which the rule `contracts` does. */
export async function loadContract(name: string): Promise<Contract> {
  const file = `facts/contracts/${name}.openapi.yaml`;
  const definition = parse(readFileSync(file, 'utf8')) as Document;
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats(ajv),
  });
  await api.init();
  return { file, api };
}

const fieldSchema = z.looseObject({ type: z.unknown().optional(), contentMediaType: z.string().optional() });
const media = z.looseObject({
  schema: z.looseObject({ properties: z.record(z.string(), fieldSchema).optional() }).optional(),
  examples: z.record(z.string(), z.looseObject({ value: z.unknown() })).optional(),
});
const body = z.looseObject({ content: z.record(z.string(), media).default({}) }).default({ content: {} });
const parameters = z.array(z.looseObject({ name: z.string(), schema: fieldSchema })).default([]);

/** Members of a field's schema that the tests use. */
export type FieldSchema = z.infer<typeof fieldSchema>;

/** Returns the schemas of an operation's query and body fields by name. */
export function findFieldSchemas(operation: Operation): ReadonlyMap<string, FieldSchema> {
  const { content } = body.parse(operation.requestBody);
  return new Map([
    ...parameters.parse(operation.parameters).map(({ name, schema }) => [name, schema] as const),
    ...Object.values(content).flatMap(({ schema }) => Object.entries(schema?.properties ?? {})),
  ]);
}

/** Returns the documented response of an operation: its example `success`. */
export function findExampleReply(operation: Operation): { contentType: string; body: string } | undefined {
  const { content } = body.parse(operation.responses?.['200']);
  for (const [contentType, { examples }] of Object.entries(content)) {
    const value = examples?.success?.value;
    if (value !== undefined) return { contentType, body: typeof value === 'string' ? value : JSON.stringify(value) };
  }
  return undefined;
}

/** Validates `reply` by the response schema of `operationId`. */
export function findReplyFaults({ api, file }: Contract, operationId: string, reply: unknown): string[] {
  const { errors } = api.validateResponse(reply, operationId);
  return (errors ?? []).map(
    ({ instancePath, message }) => `${file} ${operationId}: reply${instancePath} ${message ?? ''}`,
  );
}
