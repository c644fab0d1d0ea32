import * as z from 'zod';
import type { ChannelFact, MessageFact } from '../../model/contract';
import type { OriginFields } from '../../model/origin';
import { type ContractFile, areaOfPage, kebabCase } from './contractFile';
import { provenanceSchema, schemaSchema } from './schema';
import { buildFields } from './schemaFields';

const messageSchema = z.looseObject({
  name: z.string(),
  title: z.string(),
  summary: z.string().optional(),
  contentType: z.string().optional(),
  headers: schemaSchema.optional(),
  payload: schemaSchema.default({}),
  examples: z.array(z.looseObject({ payload: z.unknown().optional() })).default([]),
  'x-provenance': provenanceSchema.optional(),
});

const serverSchema = z.looseObject({
  title: z.string().optional(),
  host: z.string(),
  pathname: z.string().optional(),
  protocol: z.string(),
  description: z.string().optional(),
});

const channelSchema = z.looseObject({
  address: z.string().nullable(),
  title: z.string(),
  description: z.string().optional(),
  servers: z.array(serverSchema).default([]),
});

const operationSchema = z.looseObject({
  action: z.enum(['send', 'receive']),
  channel: channelSchema,
  title: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  messages: z.array(messageSchema).default([]),
  bindings: z.looseObject({ mqtt: z.looseObject({ qos: z.int().optional() }).optional() }).default({}),
  'x-doc': z.string().optional(),
  'x-provenance': provenanceSchema.optional(),
});

export const asyncapiSchema = z.looseObject({
  operations: z.record(z.string(), operationSchema).default({}),
  /** Names of the two sides, if "客户端" and "服务端" are too general. */
  'x-client': z.string().default('客户端'),
  'x-server': z.string().default('服务端'),
});

function buildMessage(message: z.infer<typeof messageSchema>, area: string, contract: ContractFile): MessageFact {
  const key = `${area}.message.${kebabCase(message.name)}`;
  const parent = message['x-provenance'] ?? {};
  const originOf = (name: string, own: OriginFields) => contract.originOf(`${key} ${name}`, own, parent);
  return {
    type: 'message',
    key,
    area,
    file: contract.file,
    origin: contract.originOf(key, parent),
    messageId: message.name,
    title: message.title,
    summary: message.summary,
    contentType: message.contentType,
    headers: message.headers ? buildFields(message.headers, originOf) : [],
    fields: buildFields(message.payload, originOf),
    example: message.examples[0]?.payload,
  };
}

/** Builds the channels and messages of a dereferenced AsyncAPI document. */
export function buildChannels(
  document: z.infer<typeof asyncapiSchema>,
  contract: ContractFile,
): (ChannelFact | MessageFact)[] {
  const messages = new Map<string, MessageFact>();
  const channels = Object.entries(document.operations).map(([operationId, operation]): ChannelFact => {
    const area = areaOfPage(operation['x-doc']) ?? contract.area;
    const key = `${area}.channel.${kebabCase(operationId)}`;
    for (const message of operation.messages) {
      if (!messages.has(message.name)) messages.set(message.name, buildMessage(message, area, contract));
    }
    return {
      type: 'channel',
      key,
      area,
      file: contract.file,
      origin: contract.originOf(key, operation['x-provenance'] ?? {}),
      operationId,
      title: operation.title,
      summary: operation.summary,
      description: operation.description,
      page: operation['x-doc'],
      address: operation.channel.address ?? undefined,
      action: operation.action,
      client: document['x-client'],
      server: document['x-server'],
      servers: operation.channel.servers.map(({ title, protocol, host, pathname, description }) => ({
        title: title ?? host,
        protocol,
        host,
        path: pathname,
        note: description ?? '',
      })),
      qos: operation.bindings.mqtt?.qos,
      messages: operation.messages.map(({ name }) => name),
    };
  });
  return [...channels, ...messages.values()];
}
