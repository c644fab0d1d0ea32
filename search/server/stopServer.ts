import type { Server } from 'node:http';

/** How long calls that are still on their way may take until they are there, in ms. */
const graceMs = 500;

/** How long calls under way may take after the signal to stop, in ms. */
const stopTimeoutMs = 10_000;

/**
 * Prepares `server` for its end: what is given back takes no new connections, lets calls under way finish and then
 * closes the rest. Browsers connect ahead of time; Node takes such a connection for one in use, until it times out.
 */
export function prepareStop(server: Server): () => void {
  let underWay = 0;
  let isEnding = false;
  const closeWhenDone = (): void => {
    if (isEnding && underWay === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      closeWhenDone();
    });
  });
  return () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => {
      isEnding = true;
      closeWhenDone();
    }, graceMs).unref();
    setTimeout(() => {
      server.closeAllConnections();
    }, stopTimeoutMs).unref();
  };
}
