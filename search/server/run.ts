/** Answers searches over the index of a built site until it is told to stop: `tsx search/server/run.ts [BUILD]`. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type LogEntry, createSearchServer } from './createSearchServer';
import { parseServerEnvironment } from './environment';
import { followIndex } from './followIndex';
import { loadIndex } from './loadIndex';
import { createRateLimit } from './rateLimit';
import { prepareStop } from './stopServer';

function log(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Ends with 1 when the machine does not let it listen, with 2 when it is called or configured wrongly. */
function fail(error: unknown, exitCode: 1 | 2): never {
  console.error(`search-server: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(exitCode);
}

function prepare(buildDir: string) {
  try {
    const environment = parseServerEnvironment(process.env);
    return { ...environment, index: followIndex({ buildDir, load: loadIndex, log }) };
  } catch (error) {
    return fail(error, 2);
  }
}

function run(buildDir: string): void {
  // A full disk, or a reader of the log that has gone, must not end the answers.
  process.stdout.on('error', () => undefined);
  const { port, host, questionsPerSecond, index, ...options } = prepare(buildDir);
  const rateLimit =
    questionsPerSecond === undefined
      ? undefined
      : createRateLimit(questionsPerSecond, performance.now.bind(performance));
  const server = createSearchServer({ ...options, rateLimit, getIndex: index.get, log });
  server.on('error', (error) => fail(error, 1));
  server.listen(port, host, () => {
    const address = server.address();
    const { version, sectionCount } = index.get();
    log({
      event: 'listening',
      host,
      port: address && typeof address === 'object' ? address.port : port,
      version,
      sections: sectionCount,
    });
  });

  const stopServer = prepareStop(server);
  const stop = (): void => {
    index.stop();
    server.on('close', () => {
      log({ event: 'stopped' });
    });
    stopServer();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

run(path.resolve(process.argv[2] ?? 'build'));
