import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentHash } from './contentHash';
import { MalformedFileError } from './malformedFileError';
import { indexVersion, maxIndexBytes, parseManifest } from './manifest';

const head = { file: 'head-0123456789abcdef.txt', bytes: 10 };
const names = { file: 'names-0123456789abcdef.txt', bytes: 10 };
const text = { file: 'text-a-0123456789abcdef.txt', bytes: 10, firstSection: 0, sections: 3 };
const good = { version: indexVersion, head, names, texts: [text] };

it('accepts a manifest of this version', () => {
  expect(parseManifest(good)).toEqual(good);
});

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['another version', { ...good, version: indexVersion + 1 }],
  ['the version before', { version: 1, file: 'index-a.json', hash: 'a' }],
  ['no names', { ...good, names: undefined }],
  ['no head', { ...good, head: undefined }],
  ['no texts', { ...good, texts: undefined }],
  ['a text without its sections', { ...good, texts: [{ ...text, sections: undefined }] }],
  ['a size that is no number', { ...good, head: { ...head, bytes: '20' } }],
  ['a size below zero', { ...good, head: { ...head, bytes: -1 } }],
  ['more than a browser should hold', { ...good, texts: [{ ...text, bytes: maxIndexBytes }] }],
])('refuses %s', (_what, data) => {
  expect(() => parseManifest(data)).toThrow(MalformedFileError);
});

it.each([
  '../head-0123456789abcdef.txt',
  '//evil.example/x-0123456789abcdef.txt',
  'a/b-0123456789abcdef.txt',
  '',
  'head.txt',
  'head-0123456789abcdef.js',
  'head-0123.txt',
])('refuses a file named "%s"', (file) => {
  expect(() => parseManifest({ ...good, head: { ...head, file } })).toThrow(MalformedFileError);
});

it('detects every damaged byte by its hash', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 500 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, place, change) => {
        const damaged = Uint8Array.from(bytes);
        const index = place % bytes.length;
        damaged[index] = (damaged[index] ?? 0) ^ change;
        expect(contentHash(damaged)).not.toBe(contentHash(bytes));
      },
    ),
  );
});
