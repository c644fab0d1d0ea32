import type { IncomingMessage } from 'node:http';
import { ApiError } from './apiError';
import { maxBodyKb } from './limits';

const maxBodyBytes = maxBodyKb * 1024;

/** The body of a request as text. Throws ApiError when it is larger than `maxBodyKb`. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    byteCount += chunk.length;
    if (byteCount > maxBodyBytes) {
      throw new ApiError(413, `the body is larger than ${String(maxBodyKb)} KB`, { Connection: 'close' });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
