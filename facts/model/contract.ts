/** What pages print of the interface contracts (OpenAPI 3.1, AsyncAPI 3.0), references followed. */
import type { FactBase } from './fact';
import type { Origin } from './origin';

/** A field of a request, a reply or a message; nested ones by path: `data.devices[].uuid`. */
export type Field = {
  name: string;
  /** `string`, `integer`, `string[]`, `object` … */
  fieldType: string;
  required: boolean;
  /** In words: enumeration, lengths, pattern, default; empty when there is none. */
  constraint: string;
  note: string;
  origin: Origin;
};

/** `query`, `header`, `path`, or `form`/`json` for a field of the request body. */
export type RequestField = Field & { location: string };

export type ContractFact = FactBase & {
  /** As the contract spells it, and as blocks name it. */
  operationId: string;
  summary: string;
  description: string | undefined;
  /** Id of the page that documents it. */
  page: string | undefined;
};

/** A call of an HTTP interface. Key: `<area>.operation.<operation-id>`. */
export type OperationFact = ContractFact & {
  type: 'operation';
  method: string;
  /** Below the server, with `{placeholders}`. */
  path: string;
  server: string;
  tags: readonly string[];
  /** Of the request body; undefined without one. */
  contentType: string | undefined;
  /** One sentence. */
  authentication: string | undefined;
  fields: readonly RequestField[];
  /** Values of the request by field name: a complete example. */
  requestExample: Readonly<Record<string, unknown>>;
  responseFields: readonly Field[];
  responseExample: unknown;
  /** Business codes it may answer, in the order they are documented; explained in `<area>/errors.yaml`. */
  codes: readonly (number | string)[];
};

/** Sending or receiving on a channel. Key: `<area>.channel.<operation-id>`. */
export type ChannelFact = ContractFact & {
  type: 'channel';
  address: string;
  /** Seen from the reader's program: it sends (`send`) or receives (`receive`). */
  action: 'send' | 'receive';
  protocol: string;
  server: string;
  qos: number | undefined;
  messages: readonly string[];
};

/** A message of a channel. Key: `<area>.message.<message-id>`. */
export type MessageFact = FactBase & {
  type: 'message';
  messageId: string;
  title: string;
  summary: string | undefined;
  contentType: string | undefined;
  headers: readonly Field[];
  fields: readonly Field[];
  example: unknown;
};
