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
  /** The values it may have, where they are listed. */
  values: readonly string[];
  /** Key of the set of states that these values are. */
  states: string | undefined;
  unit: string | undefined;
  note: string;
  /** Environment variable that examples take it from: a credential. */
  env: string | undefined;
  /** Stands for any number of fields; `name` says what they are called. */
  placeholder?: boolean;
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

/** A code of an operation, with what is special there about its cause and action. */
export type OperationCode = { code: number; cause: string | undefined; action: string | undefined };

/** A call of an HTTP interface. Key: `<area>.operation.<operation-id>`. */
export type OperationFact = ContractFact & {
  type: 'operation';
  method: string;
  /** Below the server, with `{placeholders}`. */
  path: string;
  server: string;
  /** What the server's address stands for. */
  serverNote: string | undefined;
  tags: readonly string[];
  /** Of the request body; undefined without one. */
  contentType: string | undefined;
  fields: readonly RequestField[];
  /** Values of the request by field name: a complete example. */
  requestExample: Readonly<Record<string, unknown>>;
  responseFields: readonly Field[];
  responseExample: unknown;
  /** Of the response: `application/json`, or that of a file. */
  responseType: string;
  /** What examples save a downloaded file as; undefined when the response is JSON. */
  downloadName: string | undefined;
  /** Business codes it may answer besides success, likely ones first; explained in `<area>/errors.yaml`. */
  codes: readonly OperationCode[];
};

export type ChannelServer = { title: string; protocol: string; host: string; path: string | undefined; note: string };

/** Sending or receiving on a channel. Key: `<area>.channel.<operation-id>`. */
export type ChannelFact = ContractFact & {
  type: 'channel';
  /** undefined: the server tells it at run time. */
  address: string | undefined;
  title: string;
  /** Seen from the reader's program: it sends (`send`) or receives (`receive`). */
  action: 'send' | 'receive';
  /** Names of the two sides: `设备`, `Neptune`. */
  client: string;
  server: string;
  servers: readonly ChannelServer[];
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
