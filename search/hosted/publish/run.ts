/**
 * `npm run search:publish`: uploads the built site's index to the hosted service (deploy/search.md). Exit codes: 0 done,
 * 1 the service failed and the next run goes on, 2 called or configured wrongly.
 */
import { parseArgs } from 'node:util';
import { loadCorpus } from '../../indexer/loadCorpus';
import { parseApplicationId, parseSearchConfiguration } from '../configuration';
import { buildRecords } from './buildRecords';
import { describeDifferences, describeRecords } from './describeRecords';
import { createIndexService } from './indexService';
import { buildSynonyms, indexSettings } from './indexSettings';
import { buildBatches, publish } from './publish';
import { createStateStore } from './publishState';

const usage = 'npm run search:publish -- [--dry-run] [--index NAME] [--host ORIGIN]… [--build DIR] [--state FILE]';
const batchSize = 500;

class UsageError extends Error {}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        'dry-run': { type: 'boolean', default: false },
        index: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        build: { type: 'string', default: 'build' },
        state: { type: 'string', default: '.cache/search-publish.json' },
      },
    });
    const configuration = { SEARCH_INDEX: values.index ?? process.env.SEARCH_INDEX };
    const hosts = values.host.map((host) => new URL(host).origin);
    return { ...values, hosts, indexName: parseSearchConfiguration(configuration).indexName };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Id and key of whoever may write. The key comes from the environment alone, so that no shell history holds it. */
function readCredentials(): { applicationId: string; adminKey: string } | undefined {
  const { SEARCH_APPLICATION_ID: applicationId = '', SEARCH_ADMIN_KEY: adminKey = '' } = process.env;
  return applicationId === '' || adminKey === ''
    ? undefined
    : { applicationId: parseApplicationId(applicationId), adminKey };
}

function loadRecords(buildDir: string) {
  try {
    const corpus = loadCorpus(buildDir);
    return { records: buildRecords(corpus), synonyms: buildSynonyms(corpus.head.tables.otherNames) };
  } catch (error) {
    throw new UsageError(`${buildDir} holds no readable search index; build the site first (${String(error)})`);
  }
}

async function run(): Promise<void> {
  const { 'dry-run': isDryRun, indexName, hosts, build, state } = readArguments();
  const credentials = readCredentials();
  const { records, synonyms } = loadRecords(build);
  describeRecords(records, buildBatches(records, batchSize).length).forEach(print);
  const service = credentials && createIndexService({ ...credentials, hosts });
  if (isDryRun) {
    print(service ? describeDifferences(records, await service.loadHashes(indexName)) : 'differences: no admin key');
    print('nothing was changed');
    return;
  }
  if (!service) throw new UsageError('set SEARCH_APPLICATION_ID and SEARCH_ADMIN_KEY');
  const application = [credentials.applicationId, ...hosts.sort()].join(' ');
  const publication = { application, indexName, records, settings: indexSettings, synonyms };
  await publish(publication, { service, store: createStateStore(state), batchSize, print });
}

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const { SEARCH_ADMIN_KEY: adminKey = '' } = process.env;
  console.error(`search:publish: ${adminKey === '' ? message : message.replaceAll(adminKey, '***')}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
