import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { answerAddress } from './answerAddress';
import type { ServedSite } from './loadSite';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Whether the client accepts `encoding`. "q=0" means no (RFC 9110, section 12.5.3). */
function isAccepted(encoding: string, accepted: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return name?.toLowerCase() === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}

/** Returns Cache-Control. Names under /assets/ contain a hash of the content. Browsers revalidate everything else. */
function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.startsWith('img/') ? 'public, max-age=86400' : 'no-cache';
}

function sendText(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(`${status} ${STATUS_CODES[status]}\n`);
}

/** Sends a file of the build or its compressed copy, or 304 when the client has the current version. */
async function sendFile(
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const offered = encodings.filter(([, extension]) => site.files.has(file + extension));
  const chosen = offered.find(([encoding]) => isAccepted(encoding, accepted));
  const source = path.join(site.dir, file + (chosen?.[1] ?? ''));
  const { size, mtimeMs } = await stat(source);
  const etag = `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`;
  const extension = path.extname(file).slice(1);
  response.setHeader('Cache-Control', status === 200 ? cacheControl(file) : 'no-cache');
  response.setHeader('Content-Type', site.mediaTypes.get(extension) ?? 'application/octet-stream');
  if (offered.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (chosen) response.setHeader('Content-Encoding', chosen[0]);
  if (status === 200) {
    response.setHeader('ETag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag) || known.includes('*')) {
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Encoding');
      response.writeHead(304).end();
      return;
    }
  }
  response.writeHead(status, { 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(source), response);
}

async function answer(site: ServedSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405);
    return;
  }
  const found = answerAddress(request.url ?? '', site);
  if (found.status === 200) await sendFile(site, request, response, found.file, 200);
  else if (found.status === 404) await sendFile(site, request, response, '404.html', 404);
  else if (found.status === 301)
    response.writeHead(301, { Location: found.location, 'Cache-Control': 'no-cache' }).end();
  else sendText(response, 400);
}

/**
 * Creates an HTTP server with the addresses, headers and caching of deploy/nginx/site.conf to preview the production
 * build. Does not support ranges and TLS.
 */
export function createSiteServer(site: ServedSite): Server {
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      if (response.destroyed) return; // client disconnected
      console.error(request.url, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500);
    });
  });
  server.on('clientError', (_error, socket) => {
    const headers = Object.entries(site.headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}Cache-Control: no-cache\r\nConnection: close\r\n\r\n`);
  });
  return server;
}
