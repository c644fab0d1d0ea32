import { expect, test } from 'vitest';
import { parseServerEnvironment } from './environment';

test('without variables it listens on this machine only, asks for no key and logs no query', () => {
  expect(parseServerEnvironment({ RATE_LIMIT: '' })).toEqual({
    port: 4174,
    host: 'localhost',
    indexName: 'docs',
    trustsProxy: false,
    logsQueries: false,
  });
});

test('every variable is read', () => {
  expect(
    parseServerEnvironment({
      PORT: '80',
      HOST: '0.0.0.0',
      SEARCH_INDEX: 'preview',
      SEARCH_APPLICATION_ID: 'ID',
      SEARCH_KEY: 'key',
      RATE_LIMIT: '2.5',
      TRUST_PROXY: 'yes',
      LOG_QUERIES: 'yes',
    }),
  ).toEqual({
    port: 80,
    host: '0.0.0.0',
    indexName: 'preview',
    applicationId: 'ID',
    searchKey: 'key',
    questionsPerSecond: 2.5,
    trustsProxy: true,
    logsQueries: true,
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http" instead of a number from 0 to 65535'],
  [{ PORT: ' ' }, 'PORT is " " instead of a number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT is "80.5" instead of a whole number'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is "0" instead of a number from 0.1 to 10000'],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is "1" instead of "yes" or "no"'],
  [{ SEARCH_INDEX: '../x' }, 'SEARCH_INDEX: "../x" holds more than letters'],
])('%j is refused by name', (variables, reason) => {
  expect(() => parseServerEnvironment(variables)).toThrow(reason);
});
