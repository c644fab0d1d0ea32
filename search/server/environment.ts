import { parseSearchConfiguration } from '../hosted/configuration';

export type ServerEnvironment = {
  port: number;
  host: string;
  indexName: string;
  applicationId?: string | undefined;
  searchKey?: string | undefined;
  questionsPerSecond?: number | undefined;
  trustsProxy: boolean;
  logsQueries: boolean;
};

type Variables = Readonly<Record<string, string | undefined>>;

function parseNumber(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (Number.isFinite(number) && number >= min && number <= max) return number;
  throw new TypeError(`${name} is "${value}" instead of a number from ${min} to ${max}`);
}

function parseSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === 'no') return false;
  if (value === 'yes') return true;
  throw new TypeError(`${name} is "${value}" instead of "yes" or "no"`);
}

/** Reads the variables of bin/search-server (deploy/search.md). Throws TypeError with the variable and what is wrong. */
export function parseServerEnvironment(variables: Variables): ServerEnvironment {
  const given: Variables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const rate = given.RATE_LIMIT;
  return {
    port: parseNumber('PORT', given.PORT ?? '4174', 0, 65_535),
    host: given.HOST ?? 'localhost',
    indexName: parseSearchConfiguration({ SEARCH_INDEX: given.SEARCH_INDEX }).indexName,
    applicationId: given.SEARCH_APPLICATION_ID,
    searchKey: given.SEARCH_KEY,
    questionsPerSecond: rate === undefined ? undefined : parseNumber('RATE_LIMIT', rate, 0.1, 10_000),
    trustsProxy: parseSwitch('TRUST_PROXY', given.TRUST_PROXY),
    logsQueries: parseSwitch('LOG_QUERIES', given.LOG_QUERIES),
  };
}
