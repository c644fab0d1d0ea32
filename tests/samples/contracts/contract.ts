/** An OpenAPI contract as the tests use it: to answer requests and to judge documented replies. */
import { readFileSync } from 'node:fs';
import { OpenAPIBackend, type Document, type Operation } from 'openapi-backend';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import * as z from 'zod';

export type Contract = { file: string; api: OpenAPIBackend };

/** Reads `facts/contracts/<name>.openapi.yaml`; it has been linted by the contracts rule. */
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

/** What the tests look at in the schema of a field. */
export type FieldSchema = z.infer<typeof fieldSchema>;

/** Schemas of the fields of an operation by name, of its query and its body together. */
export function findFieldSchemas(operation: Operation): ReadonlyMap<string, FieldSchema> {
  const { content } = body.parse(operation.requestBody);
  return new Map([
    ...parameters.parse(operation.parameters).map(({ name, schema }) => [name, schema] as const),
    ...Object.values(content).flatMap(({ schema }) => Object.entries(schema?.properties ?? {})),
  ]);
}

/** What the contract documents as the answer of an operation: its example `success`. */
export function findExampleReply(operation: Operation): { contentType: string; body: string } | undefined {
  const { content } = body.parse(operation.responses?.['200']);
  for (const [contentType, { examples }] of Object.entries(content)) {
    const value = examples?.success?.value;
    if (value !== undefined) return { contentType, body: typeof value === 'string' ? value : JSON.stringify(value) };
  }
  return undefined;
}

/** Why `reply` is not what `operationId` answers; empty when it is. */
export function findReplyFaults({ api, file }: Contract, operationId: string, reply: unknown): string[] {
  const { errors } = api.validateResponse(reply, operationId);
  return (errors ?? []).map(
    ({ instancePath, message }) => `${file} ${operationId}: reply${instancePath} ${message ?? ''}`,
  );
}
