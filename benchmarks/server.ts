import { spawn } from 'node:child_process';

const port = 4191;
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
 * Throws when the server does not answer in time.
 */
export async function withServer<Result>(use: (baseUrl: string) => Promise<Result>): Promise<Result> {
  const baseUrl = `http://localhost:${port}`;
  if (await isAnswering(baseUrl)) throw new Error(`something else listens on port ${port}`);
  const server = spawn('deploy/nginx/serve', [String(port)], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const deadline = Date.now() + readyWithinMs;
    while (!(await isAnswering(baseUrl))) {
      if (Date.now() > deadline) throw new Error(`deploy/nginx/serve ${port} does not answer`);
      await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    }
    return await use(baseUrl);
  } finally {
    server.kill('SIGTERM');
  }
}
