/** Configuration of search by environment variables. Without them the embedded index answers. */
import { defaultIndexName } from '../protocol/query';
import { type SearchProvider, isOrigin } from '../protocol/settings';
import { type Variables, findGiven, parseSwitch } from './variables';

/** Part of `SearchSettings` that the environment configures. */
type SearchConfiguration = { indexName: string; provider: SearchProvider };

/** Default id and key for self-hosted services, which may ignore them. */
const selfHosted = { applicationId: 'self-hosted', searchKey: 'public' };

/**
 * Returns the hosts of an Algolia application: the distributed one, then three of another domain as fallbacks
 * (algoliasearch 5, lite client, `getDefaultHosts`).
 */
function algoliaHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

function fail(reason: string): never {
  throw new TypeError(`search configuration: ${reason}`);
}

/**
 * Parses a list of origins, separated by comma or space. Throws TypeError with `name` when one is malformed or the list
 * is empty.
 */
export function parseHosts(name: string, list: string): string[] {
  const names = list.split(/[\s,]+/).filter((host) => host !== '');
  const hosts = names.map((host) => (host.includes('://') ? host : `https://${host}`));
  const wrong = hosts.find((host): boolean => !isOrigin(host));
  if (wrong !== undefined) fail(`${name}: "${wrong}" is not an origin such as https://search.example.com`);
  if (hosts.length === 0) fail(`${name} is set but names no host`);
  return hosts;
}

/** Parses the application id, a part of host names. Throws TypeError when it is malformed. */
export function parseApplicationId(value: string): string {
  return /^[a-z\d-]+$/i.test(value) ? value : fail(`SEARCH_APPLICATION_ID: "${value}" is not an application id`);
}

function parseProvider(environment: Variables): SearchProvider {
  const { SEARCH_APPLICATION_ID: id, SEARCH_KEY: key, SEARCH_HOSTS: hosts, SEARCH_FALLS_BACK: fallsBack } = environment;
  if (id === undefined && hosts === undefined) {
    if (key !== undefined) fail('SEARCH_KEY is set without SEARCH_APPLICATION_ID or SEARCH_HOSTS');
    return { kind: 'embedded' };
  }
  if (id !== undefined && key === undefined)
    fail('SEARCH_APPLICATION_ID is set without SEARCH_KEY, the public search key');
  const applicationId = id === undefined ? selfHosted.applicationId : parseApplicationId(id);
  return {
    kind: 'hosted',
    applicationId,
    searchKey: key ?? selfHosted.searchKey,
    hosts: hosts === undefined ? algoliaHosts(applicationId) : parseHosts('SEARCH_HOSTS', hosts),
    fallsBack: parseSwitch('SEARCH_FALLS_BACK', fallsBack ?? 'yes'),
  };
}

/**
 * Parses SEARCH_APPLICATION_ID, SEARCH_KEY, SEARCH_HOSTS, SEARCH_FALLS_BACK and SEARCH_INDEX. Empty variables count as
 * absent. Throws TypeError with the variable and the reason.
 */
export function parseSearchConfiguration(environment: Variables): SearchConfiguration {
  const given = findGiven(environment);
  const indexName = given.SEARCH_INDEX ?? defaultIndexName;
  if (!/^[\w.-]+$/.test(indexName))
    fail(`SEARCH_INDEX: "${indexName}" holds more than letters, digits, "_", "." and "-"`);
  return { indexName, provider: parseProvider(given) };
}
