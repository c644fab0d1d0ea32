import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeServerAddresses } from './serverAddresses';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'addresses-'));
});

afterEach(() => rm(dir, { recursive: true }));

test('writes pages and redirects by lower-case path', async () => {
  await writeServerAddresses(dir, { pages: ['/', '/docs/GNME'], redirects: [{ from: '/Old', to: '/docs/GNME' }] });
  expect(JSON.parse(await readFile(path.join(dir, 'addresses.json'), 'utf8'))).toEqual({
    '/': '/',
    '/docs/gnme': '/docs/GNME',
    '/old': '/docs/GNME',
  });
});

test.each([
  ['two pages that differ only in case', ['/docs/a', '/docs/A'], []],
  ['a redirect from a page in another case', ['/docs/a'], [{ from: '/docs/A', to: '/docs/a' }]],
  ['a page that server configuration would have to quote', ['/docs/a b'], []],
  ['a redirect to another host', ['/a'], [{ from: '/b', to: '//evil.example' }]],
] as const)('throws for %s', async (_, pages, redirects) => {
  await expect(writeServerAddresses(dir, { pages, redirects })).rejects.toThrow(/only in case|not a plain address/);
});
