import { expect, it } from 'vitest';
import { contentHash } from '../protocol/contentHash';
import { parseIndexFile, parseManifest } from '../protocol/indexFile';
import { type IndexSource, buildIndex } from './buildIndex';

const html = `<div class="theme-doc-markdown"><h1>页</h1><h2 id="a">甲</h2><h3 id="b">乙</h3><h2 id="c">丙</h2></div>`;
const source: IndexSource = {
  language: 'zh-Hans',
  docusaurusTag: 'docs-default-current',
  pages: [{ url: '/docs/a', product: '产品', title: '页', keywords: ['别名'], html }],
};

it('gives every section the headings above it', () => {
  const file = parseIndexFile(JSON.parse(new TextDecoder().decode(buildIndex(source).bytes)));
  expect(file.sections.map(({ headings }) => headings)).toEqual([[], ['甲'], ['甲', '乙'], ['丙']]);
});

it('gives identical bytes twice', () => {
  expect(buildIndex(source).bytes).toEqual(buildIndex(structuredClone(source)).bytes);
});

it('names the file after its content, so that a changed page has a new address', () => {
  const { manifest, bytes } = buildIndex(source);
  expect(parseManifest(manifest)).toEqual(manifest);
  expect(manifest.hash).toBe(contentHash(bytes));
  const changed = buildIndex({ ...source, pages: source.pages.map((page) => ({ ...page, title: '另一页' })) });
  expect(changed.manifest.file).not.toBe(manifest.file);
});

it('names the page that it cannot read', () => {
  const pages = [{ url: '/docs/broken', product: '', title: '', keywords: [], html: '<p>' }];
  expect(() => buildIndex({ ...source, pages })).toThrow('/docs/broken');
});
