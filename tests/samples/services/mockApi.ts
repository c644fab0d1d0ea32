/** Mock of an HTTP interface: validates each request by its contract and responds with the contract's example. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from 'openapi-backend';
import { type Contract, type FieldSchema, findExampleReply, findFieldSchemas } from '../contracts/contract';
import { parseBody, parseForm } from './formBody';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Converts the text of a query or form field to the type in its schema. Returns other text unchanged. */
function readField(value: unknown, { type }: FieldSchema): unknown {
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'integer' && typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  return value;
}

/** Reports text that is not JSON as `contentMediaType` requires. Validators do not check it. */
function findBrokenJson(name: string, value: unknown, { contentMediaType }: FieldSchema): string[] {
  if (contentMediaType !== 'application/json' || typeof value !== 'string') return [];
  try {
    JSON.parse(value);
    return [];
  } catch {
    return [`field ${name} is not JSON: ${value}`];
  }
}

function validateRequest(
  { api }: Contract,
  request: IncomingMessage,
  body: Buffer,
): { operation?: Operation; faults: string[] } {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method ?? 'GET';
  const operation = api.matchOperation({ method, path: url.pathname, headers: {} });
  if (!operation) return { faults: [`${method} ${url.pathname} is no operation of the contract`] };
  const schemas = findFieldSchemas(operation);
  const faults: string[] = [];
  const read = (fields: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        const schema = schemas.get(name);
        if (schema) faults.push(...findBrokenJson(name, value, schema));
        else faults.push(`it does not know "${name}"; it knows ${[...schemas.keys()].join(', ')}`);
        return [name, schema ? readField(value, schema) : value];
      }),
    );
  const query = read(parseForm(url.search));
  const fields = method === 'POST' ? read(parseBody(request.headers['content-type'] ?? '', body)) : undefined;
  const { errors } = api.validateRequest(
    // The type allows only text, but the validator accepts parsed values.
    { method, path: url.pathname, headers: {}, query: query as Record<string, string>, body: fields },
    operation,
  );
  faults.push(...(errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`));
  return { operation, faults: faults.map((fault) => `${operation.operationId ?? ''}: ${fault}`) };
}

/** Builds a handler for one contract. Faults are added to `complaints` and sent with status 400. */
export function buildMockApi(contract: Contract, complaints: string[]): Handler {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { operation, faults } = validateRequest(contract, request, await readBody(request));
    const reply = operation && findExampleReply(operation);
    if (faults.length > 0 || !reply) {
      complaints.push(...(faults.length > 0 ? faults : [`${operation?.operationId ?? ''} has no example "success"`]));
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(`${faults.join('\n')}\n`);
      return;
    }
    const charset = reply.contentType === 'application/octet-stream' ? '' : '; charset=utf-8';
    response.writeHead(200, { 'content-type': `${reply.contentType}${charset}` }).end(reply.body);
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      complaints.push(String(error));
      response.writeHead(500).end();
    });
  };
}
