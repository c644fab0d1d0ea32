import { type Algoliasearch, type IndexSettings, type SynonymHit, algoliasearch } from 'algoliasearch';
import { readTimeoutMs, writeTimeoutMs } from '../../protocol/limits';
import type { SearchRecord } from './buildRecords';

/**
 * Operations of the service that publishing needs. Changes return the id of a task, which finishes later
 * (`waitForTask`).
 */
export type IndexService = {
  /** Copies rules, which are edited in the service's dashboard; undefined when there is no index yet. */
  copyRules: (from: string, to: string) => Promise<number | undefined>;
  setSettings: (indexName: string, settings: IndexSettings) => Promise<number>;
  replaceSynonyms: (indexName: string, synonyms: SynonymHit[]) => Promise<number>;
  addRecords: (indexName: string, records: readonly SearchRecord[]) => Promise<number>;
  move: (from: string, to: string) => Promise<number>;
  /** Deletes an index, if it exists. */
  deleteIndex: (indexName: string) => Promise<void>;
  waitForTask: (indexName: string, taskId: number) => Promise<void>;
  /** Returns ids and hashes of an index; empty when there is none. */
  loadHashes: (indexName: string) => Promise<Map<string, string>>;
};

/** `hosts` are origins; by default those of the application. `adminKey` is secret. */
type ServiceOptions = { applicationId: string; adminKey: string; hosts: readonly string[] };

const taskPolls = 300; // at most 5 s apart: about 25 minutes

function buildClient({ applicationId, adminKey, hosts }: ServiceOptions): Algoliasearch {
  return algoliasearch(applicationId, adminKey, {
    // In Node, "connect" also lasts until the response headers, and includes the upload of a batch (specification §9).
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

/** Returns whether the service refused the credentials. */
export function isRefused(error: unknown): boolean {
  return hasStatus(error, [401, 403]);
}

/**
 * Creates the service with the official client. Failures reject with the client's error, whose message contains no key.
 */
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
