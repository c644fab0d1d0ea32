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
 * Runs `use` with the address of the production build behind nginx, as it is deployed, and stops the server again.
 * Throws when the server ends or does not answer in time.
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
      if (Date.now() > deadline) throw new Error(`deploy/nginx/serve ${port} does not answer`);
      await wait(pollEveryMs);
    }
    return await use(baseUrl);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
