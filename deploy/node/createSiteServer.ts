import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import send from 'send';
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

/** Sends a file of the build or its compressed copy, a part of it, or 304 when the client has the current version. */
async function sendFile(
  site: ServedSite,
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<void> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const offered = encodings.filter(([, extension]) => site.files.has(file + extension));
  const chosen = offered.find(([encoding]) => isAccepted(encoding, accepted));
  const source = path.join(site.dir, file + (chosen?.[1] ?? ''));
  const { size, mtimeMs } = await stat(source);
  response.setHeader('Content-Type', site.mediaTypes.get(path.extname(file).slice(1)) ?? 'application/octet-stream');
  if (offered.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (chosen) response.setHeader('Content-Encoding', chosen[0]);
  if (file === '404.html') {
    response.writeHead(404, { 'Content-Length': size, 'Cache-Control': 'no-cache' });
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(source), response);
    return;
  }
  response.setHeader('Cache-Control', request.headers.range === undefined ? cacheControl(file) : 'no-cache');
  // Times of files are derived from their content (editions/web/stampFiles.ts).
  response.setHeader('ETag', `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`);
  await new Promise<void>((resolve, reject) => {
    send(request, source, { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow', index: false })
      .on('error', (error: Error & { status: number }) => {
        if (error.status !== 412 && error.status !== 416) {
          reject(error);
          return;
        }
        for (const name of ['Content-Encoding', 'ETag']) response.removeHeader(name);
        sendText(response, error.status);
        resolve();
      })
      .on('end', resolve)
      .pipe(response)
      .on('close', resolve);
  });
}

async function answer(site: ServedSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
  // Node.js keeps the first of several Host headers. HTTP/1.0 needs none.
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
    sendText(response, 400);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405);
    return;
  }
  const found = answerAddress(request.url ?? '', site);
  if (found.status === 200) await sendFile(site, request, response, found.file);
  else if (found.status === 404) await sendFile(site, request, response, '404.html');
  else if (found.status === 301)
    response.writeHead(301, { Location: found.location, 'Cache-Control': 'no-cache' }).end();
  else sendText(response, 400);
}

/** Times after which clients lose their connection: for the headers, for a request, and without progress. */
export type Patience = { headersMs: number; requestMs: number; idleMs: number };

const defaultPatience: Patience = { headersMs: 10_000, requestMs: 15_000, idleMs: 30_000 };

/**
 * Creates an HTTP server with the addresses, headers and caching of deploy/nginx/site.conf. `getSite` returns the site to
 * serve, which may change. Does not support TLS.
 */
export function createSiteServer(getSite: () => ServedSite, patience = defaultPatience): Server {
  const options = {
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    keepAliveTimeout: patience.idleMs,
    connectionsCheckingInterval: Math.min(1000, patience.headersMs / 2),
    requireHostHeader: false, // answered below, with the security headers
  };
  const server = createServer(options, (request, response) => {
    answer(getSite(), request, response).catch((error: unknown) => {
      if (response.destroyed) return; // client disconnected
      console.error(request.url, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500);
    });
  });
  server.setTimeout(patience.idleMs); // closes connections of clients that read nothing
  server.on('clientError', (_error, socket) => {
    const headers = Object.entries(getSite().headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}Cache-Control: no-cache\r\nConnection: close\r\n\r\n`);
  });
  return server;
}
