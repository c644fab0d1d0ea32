/** Parts of the dereferenced interface contracts (OpenAPI 3.1, AsyncAPI 3.0) that pages show. */
import type { FactBase } from './fact';
import type { Origin } from './origin';

/** Field of a request, a response or a message. Nested fields are named by path: `data.devices[].uuid`. */
export type Field = {
  name: string;
  /** `string`, `integer`, `string[]`, `object` … */
  fieldType: string;
  required: boolean;
  /** Limits in words: enumeration, length, pattern, default. Empty without limits. */
  constraint: string;
  /** Enumerated values. */
  values: readonly string[];
  /** Key of the state set with the same values. */
  states: string | undefined;
  unit: string | undefined;
  note: string;
  /** Environment variable that supplies the value in examples. Set for credentials. */
  env: string | undefined;
  /** Represents any number of fields. `name` is a description of their names. */
  placeholder?: boolean;
  origin: Origin;
};

/** `query`, `header`, `path`, or `form`/`json` for a field of the request body. */
export type RequestField = Field & { location: string };

export type ContractFact = FactBase & {
  /** Id in the contract and in blocks. */
  operationId: string;
  summary: string;
  description: string | undefined;
  /** Id of the page about the operation. */
  page: string | undefined;
};

/** Code of an operation, with its cause and action if they are specific to the operation. */
export type OperationCode = { code: number; cause: string | undefined; action: string | undefined };

/** Operation of an HTTP interface. Key: `<area>.operation.<operation-id>`. */
export type OperationFact = ContractFact & {
  type: 'operation';
  method: string;
  /** Path relative to the server, with `{placeholders}`. */
  path: string;
  server: string;
  /** Description of the server's address. */
  serverNote: string | undefined;
  tags: readonly string[];
  /** Media type of the request body. Undefined without a body. */
  contentType: string | undefined;
  fields: readonly RequestField[];
  /** Complete example: values of the request by field name. */
  requestExample: Readonly<Record<string, unknown>>;
  responseFields: readonly Field[];
  responseExample: unknown;
  /** Media type of the response: `application/json`, or that of a file. */
  responseType: string;
  /** File name for the response in examples. Undefined for JSON. */
  downloadName: string | undefined;
  /** Error codes of the operation, most likely first. Explained in `<area>/errors.yaml`. */
  codes: readonly OperationCode[];
};

export type ChannelServer = { title: string; protocol: string; host: string; path: string | undefined; note: string };

/** Send or receive operation on a channel. Key: `<area>.channel.<operation-id>`. */
export type ChannelFact = ContractFact & {
  type: 'channel';
  /** Undefined if the server sends it at run time. */
  address: string | undefined;
  title: string;
  /** Action of the reader's program. */
  action: 'send' | 'receive';
  /** Names of the two sides: `设备`, `Neptune`. */
  client: string;
  server: string;
  servers: readonly ChannelServer[];
  qos: number | undefined;
  messages: readonly string[];
};

/** Message of a channel. Key: `<area>.message.<message-id>`. */
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
