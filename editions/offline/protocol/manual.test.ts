import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFiles, parseManual, parsePack, parsePointer } from './manual';

const pack = {
  address: '/assets/offline/pack-1.json',
  sha256: 'a',
  bytes: 1,
  unpackedBytes: 2,
  files: ['/assets/a.1.js'],
};
const manual = {
  version: 1,
  shell: '/assets/offline/shell-1.txt',
  packs: [pack],
  singles: [{ address: '/assets/js/runtime~main.1.js', bytes: 3 }],
  searchManifest: '{}',
};
const pointer = {
  version: 1,
  entry: '/assets/js/main.1.js',
  shell: '/assets/offline/shell-1.txt',
  manual: { address: '/assets/offline/manual-1.json', bytes: 1, unpackedBytes: 2 },
};
const text = (value: unknown): string => JSON.stringify(value);

test('parses the files that the build writes', () => {
  expect(parsePointer(text(pointer))).toEqual(pointer);
  expect(parseManual(text(manual))).toEqual(manual);
  expect(parsePack('{"/assets/a.1.js":"1"}')).toEqual({ '/assets/a.1.js': '1' });
  expect(parsePack('{}')).toEqual({});
});

test('lists every file of a manual', () => {
  expect(listFiles(parseManual(text(manual)))).toEqual([
    '/assets/offline/shell-1.txt',
    '/assets/a.1.js',
    '/assets/js/runtime~main.1.js',
  ]);
});

describe('parsePointer throws for a pointer', () => {
  test.each([
    ['of another version', { ...pointer, version: 2 }],
    ['without entry script', { ...pointer, entry: undefined }],
    ['with an entry script elsewhere', { ...pointer, entry: '//elsewhere.example.com/main.js' }],
    ['without shell', { ...pointer, shell: 1 }],
    ['without manual', { ...pointer, manual: null }],
    [
      'with a manual elsewhere',
      { ...pointer, manual: { ...pointer.manual, address: 'https://elsewhere.example.com' } },
    ],
    ['with a negative size', { ...pointer, manual: { ...pointer.manual, bytes: -1 } }],
    ['with half a byte', { ...pointer, manual: { ...pointer.manual, unpackedBytes: 0.5 } }],
    ['that is a list', [pointer]],
    ['that is null', null],
  ])('%s', (_, value) => {
    expect(() => parsePointer(text(value))).toThrow('invalid pointer');
  });
});

describe('parseManual throws for a manual', () => {
  const withPack = (change: object) => ({ ...manual, packs: [{ ...pack, ...change }] });
  test.each([
    ['of another version', { ...manual, version: 0 }],
    ['without shell', { ...manual, shell: undefined }],
    ['without search manifest', { ...manual, searchManifest: {} }],
    ['without packs', { ...manual, packs: {} }],
    ['with a pack elsewhere', withPack({ address: '/\\elsewhere' })],
    ['with a pack without hash', withPack({ sha256: null })],
    ['with a pack without size', withPack({ bytes: '1' })],
    ['with a pack without unpacked size', withPack({ unpackedBytes: null })],
    ['with a pack without files', withPack({ files: undefined })],
    ['with a pack that holds a file elsewhere', withPack({ files: ['/a', 'https://elsewhere.example.com'] })],
    ['without single files', { ...manual, singles: undefined }],
    ['with a single file elsewhere', { ...manual, singles: [{ address: '//elsewhere', bytes: 1 }] }],
    ['with a single file without size', { ...manual, singles: [{ address: '/a' }] }],
  ])('%s', (_, value) => {
    expect(() => parseManual(text(value))).toThrow('invalid manual');
  });
});

test.each(['[]', 'null', '"a"', '{"/a":1}', '{"/a":null}'])('parsePack throws for %s', (value) => {
  expect(() => parsePack(value)).toThrow('invalid pack');
});

test.each([parsePointer, parseManual, parsePack])('%o returns an object or throws an Error', (parse) => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      try {
        expect(parse(value)).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
