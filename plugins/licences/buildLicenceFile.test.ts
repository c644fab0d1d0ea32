import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildLicenceFile } from './buildLicenceFile';
import { mitText, writePackage } from './fixturePackages';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'licences-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

type Declarations = { shipped?: [string, string][]; texts?: [string, string][] };

/** Builds the list for these folders with only the given declarations. */
function build(folders: readonly string[], { shipped = [], texts = [] }: Declarations = {}): string {
  const declared = { shippedOtherwise: new Map(shipped), lackingTexts: new Map(texts) };
  return buildLicenceFile(folders, path.join(root, 'node_modules'), declared);
}

const add = (place: string, manifest: object = {}, files?: Record<string, string>): string =>
  writePackage(root, place, manifest, files);

/** Returns the lines with a package name. */
const namesIn = (text: string): string[] => text.match(/^\S+ \d+\.\d+\.\d+$/gm) ?? [];

describe('buildLicenceFile', () => {
  it('lists scoped packages and both versions of a nested package', () => {
    const folders = [
      add('node_modules/b'),
      add('node_modules/@scope/a'),
      add('node_modules/b/node_modules/c', { version: '1.2.3' }),
      add('node_modules/c', { version: '2.0.0' }),
    ];
    const text = build(folders);
    expect(namesIn(text)).toEqual(['@scope/a 1.0.0', 'b 1.0.0', 'c 1.2.3', 'c 2.0.0']);
    expect(text.split(mitText)).toHaveLength(2);
  });

  it('lists an aliased package under its own name', () => {
    expect(namesIn(build([add('node_modules/alias', { name: '@real/name' })]))).toEqual(['@real/name 1.0.0']);
  });

  it('lists declared packages with their use', () => {
    add('node_modules/data');
    expect(build([add('node_modules/a')], { shipped: [['data', '索引']] })).toContain(
      'data 1.0.0\n  许可证：MIT\n  用途：索引',
    );
  });

  it('uses the stored text for a package without a text', () => {
    const text = build([add('node_modules/infima', {}, {})], { texts: [['infima', 'infima.txt']] });
    expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  });

  it('contains no local paths or registry URLs', () => {
    expect(build([add('node_modules/a', { _resolved: 'https://registry.npmjs.org/a.tgz' })])).not.toMatch(
      /node_modules|registry/,
    );
  });
});

describe('build errors', () => {
  it('throws for packages without a license or without a text', () => {
    const folders = [
      add('node_modules/good'),
      add('node_modules/@scope/unnamed', { license: undefined }),
      add('node_modules/textless', { version: '3.0.0' }, { 'README.md': mitText }),
    ];
    expect(() => build(folders)).toThrow(
      /^licences:\n@scope\/unnamed 1\.0\.0 names no licence .*\ntextless 3\.0\.0 comes without the text .* lackingTexts .*$/,
    );
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE', 'MIT AND CC-BY-4.0', 'Custom: MIT'])(
    'throws for the unreviewed license %j',
    (license) => {
      expect(() => build([add('node_modules/a', { license })])).toThrow(`a 1.0.0 is under "${license}": read`);
    },
  );

  it.each(['0BSD', 'MIT AND Apache-2.0', '(MIT OR Apache-2.0)'])('accepts %j', (license) => {
    expect(namesIn(build([add('node_modules/a', { license })]))).toEqual(['a 1.0.0']);
  });

  it('throws for declarations that are no longer needed', () => {
    const folders = [add('node_modules/a')];
    expect(() => build(folders, { shipped: [['a', '索引']] })).toThrow('a is in a script or style sheet anyway');
    expect(() => build(folders, { shipped: [['gone', '索引']] })).toThrow('take the package out of');
    expect(() => build(folders, { texts: [['a', 'infima.txt']] })).toThrow('a is not shipped, or has its own text');
    expect(() => build(folders, { texts: [['b', 'infima.txt']] })).toThrow('b is not shipped, or has its own text');
  });

  it('throws when no package is bundled', () => {
    expect(() => build([])).toThrow('no package');
  });
});
