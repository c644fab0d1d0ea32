import { parseSearchConfiguration } from '../hosted/configuration';
import { type Variables, findGiven, parseSwitch } from '../hosted/variables';

/** What bin/search-server is told: where it listens, and what `SearchServerOptions` takes. */
type ServerEnvironment = {
  port: number;
  host: string;
  indexName: string;
  applicationId?: string | undefined;
  searchKey?: string | undefined;
  questionsPerSecond?: number | undefined;
  trustsProxy: boolean;
  logsQueries: boolean;
};

function parseNumber(name: string, value: string, min: number, max: number): number {
  const number = value.trim() === '' ? NaN : Number(value); // of blanks, `Number` makes 0
  if (number >= min && number <= max) return number;
  throw new TypeError(`${name} is "${value}" instead of a number from ${min} to ${max}`);
}

function parsePort(value: string): number {
  const port = parseNumber('PORT', value, 0, 65_535);
  if (Number.isInteger(port)) return port;
  throw new TypeError(`PORT is "${value}" instead of a whole number`);
}

/**
 * Reads the variables of bin/search-server (deploy/search.md). Throws TypeError with the variable and what is wrong.
 */
export function parseServerEnvironment(variables: Variables): ServerEnvironment {
  const given = findGiven(variables);
  const rate = given.RATE_LIMIT;
  return {
    port: parsePort(given.PORT ?? '4174'),
    host: given.HOST ?? 'localhost',
    indexName: parseSearchConfiguration({ SEARCH_INDEX: given.SEARCH_INDEX }).indexName,
    applicationId: given.SEARCH_APPLICATION_ID,
    searchKey: given.SEARCH_KEY,
    questionsPerSecond: rate === undefined ? undefined : parseNumber('RATE_LIMIT', rate, 0.1, 10_000),
    trustsProxy: parseSwitch('TRUST_PROXY', given.TRUST_PROXY ?? 'no'),
    logsQueries: parseSwitch('LOG_QUERIES', given.LOG_QUERIES ?? 'no'),
  };
}
