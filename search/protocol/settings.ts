/** What the configuration decides about search; the plugin hands it to dialog and page. */
import { type JsonObject, isCount, isListOf, isObject, isString } from './guards';

/** The index that is shipped with the site, searched in a worker. */
type EmbeddedProvider = { kind: 'embedded' };

/** A service that speaks Algolia's multi-query call: Algolia itself or a compatible one. */
export type HostedProvider = {
  kind: 'hosted';
  applicationId: string;
  /** Public: it stands in every page. It must allow searching and nothing else. */
  searchKey: string;
  /** Origins. The first is asked first; the others share, in random order, what it cannot answer. */
  hosts: string[];
  /** Whether the embedded index answers when no host does. */
  fallsBack: boolean;
};

/** Who answers. */
export type SearchProvider = EmbeddedProvider | HostedProvider;

/** What every page is given; it is public. */
export type SearchSettings = {
  /** Name of the index: part of every request and of the storage keys (specification §7, §9). */
  indexName: string;
  /** Address to report a search without results, if there is one. The query is appended, percent-encoded. */
  feedbackUrl?: string | undefined;
  /** Hits shown per product in the dialog (§9: "configurable"). */
  hitsPerGroup: number;
  provider: SearchProvider;
};

// What a content security policy, a preconnect link and an address all understand.
const origin = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(\d{1,5}))?$/;
const maxPort = 65_535;

/** Whether `value` is the origin of a web server: scheme, lower-case host, maybe a port, nothing else. */
export function isOrigin(value: unknown): value is string {
  const found = isString(value) ? origin.exec(value) : null;
  return found !== null && Number(found[1] ?? 0) <= maxPort;
}

function parseHosted({ applicationId, searchKey, hosts, fallsBack }: JsonObject): HostedProvider {
  if (!isString(applicationId) || applicationId === '') throw new TypeError('search: provider without application id');
  if (!isString(searchKey) || searchKey === '') throw new TypeError('search: provider without public search key');
  if (!isListOf(hosts, isOrigin) || hosts.length === 0) {
    throw new TypeError('search: the hosts of the provider are not a list of origins (https://search.example.com)');
  }
  if (typeof fallsBack !== 'boolean') throw new TypeError('search: provider without "fallsBack"');
  return { kind: 'hosted', applicationId, searchKey, hosts, fallsBack };
}

function parseProvider(data: unknown): SearchProvider {
  if (isObject(data)) {
    if (data.kind === 'embedded') return { kind: 'embedded' };
    if (data.kind === 'hosted') return parseHosted(data);
  }
  throw new TypeError('search: the provider is neither "embedded" nor "hosted"');
}

/** Parses what the configuration says, when the site is built. Throws TypeError, which names what is wrong. */
export function parseSettings(data: unknown): SearchSettings {
  if (!isObject(data)) throw new TypeError('search: no settings');
  const { indexName, feedbackUrl, hitsPerGroup } = data;
  if (!isString(indexName) || indexName === '') throw new TypeError('search: no index name');
  if (feedbackUrl !== undefined && !isString(feedbackUrl))
    throw new TypeError('search: the address for reports is not a text');
  if (!isCount(hitsPerGroup) || hitsPerGroup === 0) {
    throw new TypeError('search: hits per group are not a whole number from 1 up');
  }
  return { indexName, feedbackUrl, hitsPerGroup, provider: parseProvider(data.provider) };
}
