/** Search settings, which the plugin passes to dialog and search page. */
import { type JsonObject, isCount, isListOf, isObject, isString } from './guards';

/** Index that is part of the site, searched in a worker. */
type EmbeddedProvider = { kind: 'embedded' };

/** Service that implements Algolia's multi-query call: Algolia itself or a compatible one. */
export type HostedProvider = {
  kind: 'hosted';
  applicationId: string;
  /** Public key: every page contains it. It must allow searching only. */
  searchKey: string;
  /** Origins. The first host is the preferred one. The others, in random order, are its fallbacks. */
  hosts: string[];
  /** Whether the embedded index answers when all hosts fail. */
  fallsBack: boolean;
};

export type SearchProvider = EmbeddedProvider | HostedProvider;

/** Search settings of all pages. They are public. */
export type SearchSettings = {
  /** Name of the index: part of every request and of the storage keys (specification §7, §9). */
  indexName: string;
  /** Address for reports of searches without results, if there is one. The query is appended, percent-encoded. */
  feedbackUrl?: string | undefined;
  /** Number of hits per product in the dialog (§9: "configurable"). */
  hitsPerGroup: number;
  provider: SearchProvider;
};

// Syntax that is valid in a content security policy, in a preconnect link and in an address.
const origin = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(\d{1,5}))?$/;
const maxPort = 65_535;

/** Returns whether `value` is the origin of a web server: scheme, lower-case host and optional port only. */
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

/** Parses the settings when the site is built. Throws TypeError with the reason. */
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
