import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../deploy/contract/findFreePort';

const readyWithinMs = 20_000;
const pollEveryMs = 100;

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves the production build by nginx, calls `use` with the address and stops the server. Throws when the server exits
 * or does not respond in time.
 */
export async function withServer<Result>(use: (baseUrl: string) => Promise<Result>): Promise<Result> {
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;
  const server = spawn('deploy/nginx/serve', [String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const ended = once(server, 'exit');
  try {
    const deadline = Date.now() + readyWithinMs;
    while (!(await isAnswering(baseUrl))) {
      if (hasEnded()) throw new Error(`deploy/nginx/serve ${port} ended with code ${server.exitCode}`);
      if (Date.now() > deadline) throw new Error(`deploy/nginx/serve ${port} does not respond`);
      await wait(pollEveryMs);
    }
    return await use(baseUrl);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
