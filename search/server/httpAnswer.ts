import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { applicationParameter, keyParameter } from '../protocol/multiQuery';
import { ApiError } from './apiError';

/** What is sent, before it is bytes. */
export type HttpAnswer = {
  status: number;
  /** Sent as JSON; nothing when undefined. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

const compress = promisify(gzip);
const smallestCompressedBytes = 1024;

// Public text, and no credentials of the reader: every site may ask.
const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': `content-type, ${keyParameter}, ${applicationParameter}, x-algolia-agent`,
  'Access-Control-Max-Age': '86400',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** What is sent for `error`: Algolia's `{message, status}`; what nobody foresaw is 500 and says nothing of itself. */
export function buildRefusal(error: unknown): HttpAnswer {
  const { status, message, headers } = error instanceof ApiError ? error : new ApiError(500, 'Internal error');
  return { status, body: { message, status }, headers };
}

/** Sends `answer`, compressed for those who take it. Returns the bytes of its body. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: HttpAnswer,
): Promise<number> {
  for (const [name, value] of Object.entries({ ...commonHeaders, ...headers })) response.setHeader(name, value);
  if (body === undefined) {
    response.writeHead(status).end();
    return 0;
  }
  let bytes: Buffer = Buffer.from(JSON.stringify(body));
  const isCompressed =
    bytes.length >= smallestCompressedBytes &&
    /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?![\d.]))/.test(request.headers['accept-encoding'] ?? '');
  if (isCompressed) {
    bytes = await compress(bytes, { level: 4 });
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return bytes.length;
}
