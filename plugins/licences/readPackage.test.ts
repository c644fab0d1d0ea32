import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mitText, writePackage } from './fixturePackages';
import { readPackage } from './readPackage';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (manifest: object, files?: Record<string, string>) =>
  readPackage(writePackage(root, 'node_modules/@scope/a', manifest, files));

describe('readPackage', () => {
  it('returns name, version, license, home page and text', () => {
    expect(read({ version: '2.1.0', homepage: 'https://a.example.com/' })).toEqual({
      name: '@scope/a',
      version: '2.1.0',
      licence: 'MIT',
      address: 'https://a.example.com/',
      texts: [mitText],
    });
  });

  it.each([
    [{ license: 'Apache-2.0' }, 'Apache-2.0'],
    [{ license: { type: 'ISC', url: 'https://a.example.com' } }, 'ISC'],
    [{ license: undefined, licenses: [{ type: 'MIT' }] }, 'MIT'],
    [{ license: undefined, licenses: [{ type: 'MIT' }, { type: 'BSD-3-Clause' }] }, '(MIT OR BSD-3-Clause)'],
    [{ license: undefined, licenses: 'MIT' }, 'MIT'],
    [{ license: undefined }, ''],
    [{ license: ' ' }, ''],
    [{ license: undefined, licenses: [] }, ''],
  ])('reads the license of %j as %j', (manifest, licence) => {
    expect(read(manifest).licence).toBe(licence);
  });

  it.each([
    ['lukeed/clsx', 'https://github.com/lukeed/clsx'],
    ['gitlab:a/b.c', 'https://gitlab.com/a/b.c'],
    [{ url: 'git+https://github.com/a/b.git' }, 'https://github.com/a/b'],
    [{ url: 'git://github.com/a/b.git' }, 'https://github.com/a/b'],
    [{ url: 'git+ssh://git@github.com/a/b.git' }, 'https://github.com/a/b'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
    ['http://github.com/a/b', 'http://github.com/a/b'],
    [undefined, undefined],
    ['nowhere', undefined],
  ])('converts the repository %j to the URL %s', (repository, address) => {
    expect(read({ repository }).address).toBe(address);
    expect(read({ repository, homepage: 'https://a.example.com/' }).address).toBe('https://a.example.com/');
  });

  it('returns the texts of license and notice files, sorted by file name', () => {
    const files = {
      'README.md': 'a',
      NOTICE: 'c',
      'license.md': 'd',
      'LICENCE-MIT.txt': 'b',
      COPYING: 'e',
      'THIRD_PARTY_LICENSES.md': 'f',
      'licenses.empty': '\n',
      'CHANGELOG.md': 'g',
    };
    expect(read({}, files).texts).toEqual(['e', 'b', 'c', 'f', 'd']);
  });

  it('returns no texts when there is no license file', () => {
    expect(read({}, { 'README.md': 'MIT' }).texts).toEqual([]);
  });

  it('normalizes line endings', () => {
    expect(read({}, { LICENSE: '\uFEFF\r\n  MIT \r\n\r\n\r\nText\t\r\n' }).texts).toEqual(['  MIT\n\n\nText']);
  });
});

it('throws with an instruction when the package is missing', () => {
  expect(() => readPackage(path.join(root, 'node_modules', 'b'))).toThrow('run npm ci');
});

it('throws when name or version is missing', () => {
  expect(() => read({ version: undefined })).toThrow('no name or version');
});
