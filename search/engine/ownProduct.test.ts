import { expect, it } from 'vitest';
import { buildRequest } from '../protocol/buildRequest';
import { createEngine } from './engine';
import { noTables } from './testing/smallCorpus';

const pages = [
  {
    url: '/docs/automation/recipe',
    product: '甲',
    title: '配方',
    content: '在流程图里读写配方。导入工程后也要读一次。',
  },
  { url: '/docs/lowcode/recipe', product: '乙', title: '配方', content: '在画面里读写配方。' },
  { url: '/docs/lowcode/import', product: '乙', title: '导入工程', content: '导入工程时也导入配方。' },
  { url: '/docs/janus/recipes', product: '丙', title: '配方管理', content: '管理配方。' },
];

function createTestEngine() {
  const engine = createEngine({
    language: '',
    docusaurusTag: '',
    pages: pages.map(({ url, product, title }) => ({ url, product, title, keywords: [] })),
    sections: pages.map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
    tables: noTables,
  });
  engine.addText({ firstSection: 0, sections: pages.map(({ content }) => ({ content, code: '' })) });
  return engine;
}

const urlsFor = (query: string, pagePath?: string) =>
  createTestEngine()
    .answer({ requests: [buildRequest({ query })] }, pagePath)
    .results[0]?.hits.map(({ url }) => url);

it('ranks the page of the current product first', () => {
  const [automation, lowcode] = ['/docs/automation/recipe', '/docs/lowcode/recipe'];
  expect(urlsFor('配方', automation)?.slice(0, 2)).toEqual([automation, lowcode]);
  expect(urlsFor('配方', '/docs/lowcode/import')?.slice(0, 2)).toEqual([lowcode, automation]);
});

it('keeps the order on a page without product', () => {
  expect(urlsFor('配方', '/search')).toEqual(urlsFor('配方'));
});

it('keeps a clearly better answer of another product first', () => {
  expect(urlsFor('导入工程', '/docs/automation/recipe')?.[0]).toBe('/docs/lowcode/import');
  expect(urlsFor('配方', '/docs/janus/recipes')?.[0]).not.toBe('/docs/janus/recipes');
  expect(urlsFor('流程图 配方', '/docs/lowcode/recipe')?.[0]).toBe('/docs/automation/recipe');
});
