import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentHash } from './contentHash';
import { parseIndexFile, parseManifest } from './indexFile';

const good = {
  version: 1,
  language: 'zh-Hans',
  docusaurusTag: 't',
  pages: [{ url: '/docs/a', product: 'p', title: 't', keywords: [] }],
  sections: [{ page: 0, level: 1, anchor: '', headings: [], content: '' }],
};

it('accepts an index of this version', () => {
  expect(parseIndexFile(good)).toEqual(good);
});

it.each([
  ['another version', { ...good, version: 2 }],
  ['a page without address', { ...good, pages: [{}] }],
  ['a section of a page that is not there', { ...good, sections: [{ ...good.sections[0], page: 1 }] }],
  ['a level outside 1 to 6', { ...good, sections: [{ ...good.sections[0], level: 7 }] }],
  ['no sections', { ...good, sections: undefined }],
  ['no language', { ...good, language: null }],
])('refuses an index with %s', (_what, data) => {
  expect(() => parseIndexFile(data)).toThrow(TypeError);
});

it.each(['../x.json', '//evil.example/x.json', 'a/b.json', '', '.json', 'x'])(
  'refuses a manifest that names the file "%s"',
  (file) => {
    expect(() => parseManifest({ version: 1, file, hash: 'h' })).toThrow(TypeError);
  },
);

it('notices every damaged byte', () => {
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
