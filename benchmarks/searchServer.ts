/**
 * `npm run bench:search-server`: calls a second and their times with 1, 50 and 200 connections, against
 * bin/search-server over the built site on this machine. One question a call, over words of the index itself.
 */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { loadCorpus } from '../search/indexer/loadCorpus';

const durationMs = 5000;

function ask(agent: Agent, port: number, query: string): Promise<number> {
  const body = JSON.stringify({
    requests: [{ indexName: 'docs', query, attributesToSnippet: ['content:10'], hitsPerPage: 20 }],
  });
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/1/indexes/*/queries' },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - startedMs);
          else reject(new Error(`status ${String(response.statusCode)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function measure(port: number, queries: readonly string[], connections: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const startedMs = performance.now();
  const endMs = startedMs + durationMs;
  const work = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < endMs; index += connections) {
      times.push(await ask(agent, port, queries[index % queries.length] ?? ''));
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => work(index)));
  agent.destroy();
  const perSecond = Math.round((times.length * 1000) / (performance.now() - startedMs));
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  console.log(`${connections} connections: ${perSecond} calls/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

async function run(): Promise<void> {
  const queries = loadCorpus('build').head.sections.flatMap(({ headings }) => headings.slice(-1));
  const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1' };
  const server = spawn('node', ['--import', 'tsx', 'search/server/run.ts'], { env: environment });
  try {
    const lines = createInterface({ input: server.stdout });
    const port = await new Promise<number>((resolve) => {
      lines.once('line', (line) => resolve((JSON.parse(line) as { port: number }).port));
    });
    for (const connections of [1, 50, 200]) await measure(port, queries, connections);
  } finally {
    server.kill('SIGTERM');
  }
}

void run();
