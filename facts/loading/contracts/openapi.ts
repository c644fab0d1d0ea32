import * as z from 'zod';
import type { OperationCode, OperationFact, RequestField } from '../../model/contract';
import type { OriginFields } from '../../model/origin';
import { type ContractFile, areaOfPage, kebabCase } from './contractFile';
import { type Schema, provenanceSchema, schemaSchema } from './schema';
import { buildField, buildFields } from './schemaFields';

const examplesSchema = z.record(z.string(), z.looseObject({ value: z.unknown().optional() })).default({});

const mediaSchema = z.looseObject({ schema: schemaSchema.default({}), examples: examplesSchema });

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'header', 'path', 'cookie']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  example: z.unknown().optional(),
  schema: schemaSchema.default({}),
  'x-constraint': z.string().optional(),
  'x-env': z.string().optional(),
  'x-provenance': provenanceSchema.optional(),
});

const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()).default([]),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.looseObject({ content: z.record(z.string(), mediaSchema) }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.record(z.string(), mediaSchema).default({}) })),
  'x-doc': z.string().optional(),
  'x-file': z.string().optional(),
  'x-codes': z.array(z.int()).default([]),
  'x-code-notes': z
    .record(z.string(), z.strictObject({ cause: z.string().optional(), action: z.string().optional() }))
    .default({}),
  'x-provenance': provenanceSchema.optional(),
});
type Operation = z.infer<typeof operationSchema>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const openapiSchema = z.looseObject({
  servers: z.array(z.looseObject({ url: z.string(), description: z.string().optional() })).min(1, 'name a server'),
  paths: z.record(
    z.string(),
    z.looseObject(Object.fromEntries(methods.map((method) => [method, operationSchema.optional()]))),
  ),
});

const bodyLocations: ReadonlyMap<string, string> = new Map([
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
  ['application/json', 'json'],
]);

function buildRequestFields(operation: Operation, key: string, contract: ContractFile): RequestField[] {
  const parent = operation['x-provenance'] ?? {};
  const originOf = (name: string, own: OriginFields) => contract.originOf(`${key} ${name}`, own, parent);
  const parameters = operation.parameters.map((parameter): RequestField => {
    const { name, in: location, required, schema, description } = parameter;
    const merged: Schema = {
      ...schema,
      description: description ?? schema.description,
      'x-constraint': parameter['x-constraint'] ?? schema['x-constraint'],
      'x-env': parameter['x-env'] ?? schema['x-env'],
      'x-provenance': parameter['x-provenance'] ?? schema['x-provenance'],
    };
    return { ...buildField(name, merged, required, originOf), location };
  });
  const [contentType = '', body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const location = bodyLocations.get(contentType);
  if (body && location === undefined) contract.report(key, `不支持请求类型“${contentType}”：先加到 bodyLocations`);
  const fields = body ? buildFields(body.schema, originOf) : [];
  return [...parameters, ...fields.map((field) => ({ ...field, location: location ?? contentType }))];
}

const exampleValueSchema = z.record(z.string(), z.unknown());

function buildRequestExample(operation: Operation): Readonly<Record<string, unknown>> {
  const parameters = operation.parameters
    .filter(({ example }) => example !== undefined)
    .map(({ name, example }) => [name, example] as const);
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const value = exampleValueSchema.safeParse(Object.values(body?.examples ?? {})[0]?.value);
  return { ...Object.fromEntries(parameters), ...value.data };
}

function buildCodes(operation: Operation, key: string, contract: ContractFile): OperationCode[] {
  const notes = operation['x-code-notes'];
  for (const code of Object.keys(notes)) {
    if (!operation['x-codes'].some((known) => String(known) === code)) {
      contract.report(key, `x-code-notes 中的 ${code} 不在 x-codes 中：加上或删去`);
    }
  }
  return operation['x-codes'].map((code) => ({ code, cause: notes[code]?.cause, action: notes[code]?.action }));
}

/** Returns the media type of a successful response. A file has priority over JSON, which is then the error response. */
function successMedia(operation: Operation) {
  const content = operation.responses['200']?.content ?? {};
  const [type = 'application/json', media] =
    Object.entries(content).find(([name]) => name !== 'application/json') ?? Object.entries(content)[0] ?? [];
  return { type, media };
}

/** Builds the operations of a dereferenced OpenAPI document. */
export function buildOperations(document: z.infer<typeof openapiSchema>, contract: ContractFile): OperationFact[] {
  const [server] = document.servers;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): OperationFact[] => {
      const parsed = operationSchema.optional().parse(item[method]);
      if (!parsed) return [];
      const area = areaOfPage(parsed['x-doc']) ?? contract.area;
      const key = `${area}.operation.${kebabCase(parsed.operationId)}`;
      const parent = parsed['x-provenance'] ?? {};
      const { type, media } = successMedia(parsed);
      const originOf = (name: string, own: OriginFields) => contract.originOf(`${key} ${name}`, own, parent);
      const isJson = type === 'application/json';
      return [
        {
          type: 'operation',
          key,
          area,
          file: contract.file,
          origin: contract.originOf(key, parent),
          operationId: parsed.operationId,
          summary: parsed.summary,
          description: parsed.description,
          page: parsed['x-doc'],
          method: method.toUpperCase(),
          path,
          server: server?.url ?? '',
          serverNote: server?.description,
          tags: parsed.tags,
          contentType: Object.keys(parsed.requestBody?.content ?? {})[0],
          fields: buildRequestFields(parsed, key, contract),
          requestExample: buildRequestExample(parsed),
          responseType: type,
          responseFields: isJson
            ? buildFields(media?.schema ?? {}, originOf)
            : [buildField('响应体', media?.schema ?? {}, true, originOf)],
          responseExample: (media?.examples.success ?? Object.values(media?.examples ?? {})[0])?.value,
          downloadName: isJson ? undefined : (parsed['x-file'] ?? 'download.bin'),
          codes: buildCodes(parsed, key, contract),
        },
      ];
    }),
  );
}
