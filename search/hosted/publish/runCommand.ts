/** Command that publishes: parses arguments and environment, and returns the exit code. */
import { parseArgs } from 'node:util';
import { loadCorpus } from '../../indexer/loadCorpus';
import { parseApplicationId, parseHosts, parseSearchConfiguration } from '../configuration';
import { buildRecords } from './buildRecords';
import { describeDifferences, describeRecords } from './describeRecords';
import { createIndexService, isRefused } from './indexService';
import { buildSynonyms, indexSettings } from './indexSettings';
import { buildBatches, publish } from './publish';
import { createStateStore } from './publishState';

/** Arguments, environment and output of the command. */
type CommandInput = {
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
  printError: (line: string) => void;
};

/** 0: success; 1: the service failed and the next run resumes; 2: wrong usage or configuration. */
type ExitCode = 0 | 1 | 2;

const usage = 'npm run search:publish -- [--dry-run] [--index NAME] [--host ORIGIN]… [--build DIR] [--state FILE]';
const batchSize = 500;

class UsageError extends Error {}

/** Returns the result of `read`. Converts its errors to UsageError. */
function readGiven<T>(read: () => T, explain: (reason: string) => string = (reason) => reason): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(explain(error instanceof Error ? error.message : String(error)));
  }
}

function readArguments({ args, environment }: CommandInput) {
  const { values } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      index: { type: 'string' },
      host: { type: 'string', multiple: true, default: [] },
      build: { type: 'string', default: 'build' },
      state: { type: 'string', default: '.cache/search-publish.json' },
    },
  });
  const { indexName } = parseSearchConfiguration({ SEARCH_INDEX: values.index ?? environment.SEARCH_INDEX });
  const hosts = values.host.length > 0 ? parseHosts('--host', values.host.join(',')) : [];
  return { ...values, hosts, indexName };
}

/**
 * Returns the credentials of the admin. The key is read from the environment only, which keeps it out of the shell
 * history.
 */
function readCredentials({ environment }: CommandInput): { applicationId: string; adminKey: string } | undefined {
  const { SEARCH_APPLICATION_ID: applicationId = '', SEARCH_ADMIN_KEY: adminKey = '' } = environment;
  if (applicationId === '' || adminKey === '') return undefined;
  // Such a key is invalid in a header, and running the command again does not help. The message does not contain it.
  if (!/^[!-~]+$/.test(adminKey))
    throw new TypeError('SEARCH_ADMIN_KEY holds a space, a line break or another character of no key');
  return { applicationId: parseApplicationId(applicationId), adminKey };
}

async function run(input: CommandInput): Promise<void> {
  const { print } = input;
  const given = readGiven(
    () => readArguments(input),
    (reason) => `${reason}\n${usage}`,
  );
  const { 'dry-run': isDryRun, indexName, hosts, build, state } = given;
  const credentials = readGiven(() => readCredentials(input));
  const corpus = readGiven(
    () => loadCorpus(build),
    (reason) => `${build} holds no readable search index; build the site first (${reason})`,
  );
  const records = readGiven(() => buildRecords(corpus));
  describeRecords(records, buildBatches(records, batchSize).length).forEach(print);
  const service = credentials && createIndexService({ ...credentials, hosts });
  if (isDryRun) {
    print(service ? describeDifferences(records, await service.loadHashes(indexName)) : 'differences: no admin key');
    print('nothing was changed');
    return;
  }
  if (!service) throw new UsageError('set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY');
  const application = [credentials.applicationId, ...hosts.toSorted()].join(' ');
  const synonyms = buildSynonyms(corpus.head.tables.synonyms);
  const publication = { application, indexName, records, settings: indexSettings, synonyms };
  const store = readGiven(
    () => createStateStore(state),
    (reason) => `--state ${state} cannot be written (${reason})`,
  );
  await publish(publication, { service, store, batchSize, print });
}

/**
 * Publishes by `args` and `environment` (deploy/search.md). Returns the exit code. Never rejects. Prints errors without
 * the key.
 */
export async function runCommand(input: CommandInput): Promise<ExitCode> {
  try {
    await run(input);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { SEARCH_ADMIN_KEY: adminKey = '' } = input.environment;
    input.printError(`search:publish: ${adminKey === '' ? message : message.replaceAll(adminKey, '***')}`);
    return error instanceof UsageError || isRefused(error) ? 2 : 1;
  }
}
