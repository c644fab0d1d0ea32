import { type Algoliasearch, type IndexSettings, type SynonymHit, algoliasearch } from 'algoliasearch';
import { readTimeoutMs, writeTimeoutMs } from '../../protocol/limits';
import type { SearchRecord } from './buildRecords';

/**
 * What publishing needs of the service. Every change gives the id of a task, which is finished later (`waitForTask`).
 */
export type IndexService = {
  /** Rules that somebody keeps in the service's dashboard; undefined when there is no index yet. */
  copyRules: (from: string, to: string) => Promise<number | undefined>;
  setSettings: (indexName: string, settings: IndexSettings) => Promise<number>;
  replaceSynonyms: (indexName: string, synonyms: SynonymHit[]) => Promise<number>;
  addRecords: (indexName: string, records: readonly SearchRecord[]) => Promise<number>;
  move: (from: string, to: string) => Promise<number>;
  /** There may be none. */
  deleteIndex: (indexName: string) => Promise<void>;
  waitForTask: (indexName: string, taskId: number) => Promise<void>;
  /** Ids and hashes of an index; empty when there is none. */
  loadHashes: (indexName: string) => Promise<Map<string, string>>;
};

/** `hosts` are origins; without any, those of the application are asked. `adminKey` is secret. */
type ServiceOptions = { applicationId: string; adminKey: string; hosts: readonly string[] };

const taskPolls = 300; // at most 5 s apart: about 25 minutes

function buildClient({ applicationId, adminKey, hosts }: ServiceOptions): Algoliasearch {
  return algoliasearch(applicationId, adminKey, {
    // In Node "connect" is the time until the answer's head too, so it spans the upload of a batch (specification §9).
    timeouts: { connect: writeTimeoutMs, read: readTimeoutMs, write: writeTimeoutMs },
    ...(hosts.length > 0 && {
      hosts: hosts.map((origin) => {
        const { protocol, hostname, port } = new URL(origin);
        return {
          url: hostname,
          accept: 'readWrite' as const,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
          ...(port !== '' && { port: Number(port) }),
        };
      }),
    }),
  });
}

function hasStatus(error: unknown, statuses: readonly number[]): boolean {
  return error instanceof Error && 'status' in error && statuses.some((status) => status === error.status);
}

const isMissing = (error: unknown): boolean => hasStatus(error, [404]);

/** Whether the service knows id and key, but not as those of somebody who may do this. */
export function isRefused(error: unknown): boolean {
  return hasStatus(error, [401, 403]);
}

/** The service behind the official client. What fails rejects with the client's error, whose message holds no key. */
export function createIndexService(options: ServiceOptions): IndexService {
  const client = buildClient(options);

  async function exists(indexName: string): Promise<boolean> {
    const { items } = await client.listIndices();
    return items.some(({ name }) => name === indexName);
  }

  return {
    async copyRules(from, to) {
      if (!(await exists(from))) return undefined;
      const operationIndexParams = { operation: 'copy' as const, destination: to, scope: ['rules' as const] };
      return (await client.operationIndex({ indexName: from, operationIndexParams })).taskID;
    },
    setSettings: async (indexName, settings) =>
      (await client.setSettings({ indexName, indexSettings: settings })).taskID,
    replaceSynonyms: async (indexName, synonyms) =>
      (await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true })).taskID,
    async addRecords(indexName, records) {
      const requests = records.map((body) => ({ action: 'addObject' as const, body }));
      return (await client.batch({ indexName, batchWriteParams: { requests } })).taskID;
    },
    async move(from, to) {
      const operationIndexParams = { operation: 'move' as const, destination: to };
      return (await client.operationIndex({ indexName: from, operationIndexParams })).taskID;
    },
    async deleteIndex(indexName) {
      try {
        await client.deleteIndex({ indexName });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async waitForTask(indexName, taskID) {
      await client.waitForTask({ indexName, taskID, maxRetries: taskPolls });
    },
    async loadHashes(indexName) {
      const hashes = new Map<string, string>();
      try {
        await client.browseObjects<{ hash?: string }>({
          indexName,
          browseParams: { attributesToRetrieve: ['hash'], hitsPerPage: 1000 },
          aggregator: ({ hits }) => {
            for (const { objectID, hash = '' } of hits) hashes.set(objectID, hash);
          },
        });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      return hashes;
    },
  };
}
