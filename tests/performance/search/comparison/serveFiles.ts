import { once } from 'node:events';
import { createServer } from 'node:http';
import { findFreePort } from '../../../../deploy/contract/findFreePort';

export type FileServer = { origin: string; close: () => void };

/** Serves files from memory by path. */
export async function serveFiles(files: ReadonlyMap<string, Uint8Array | string>): Promise<FileServer> {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const content = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(content === undefined ? 404 : 200).end(content);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
