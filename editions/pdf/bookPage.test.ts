import { expect, it } from 'vitest';
import { listAnchors, parseBookPage, writeBookPage } from './bookPage';
import type { BookPart } from './bookParts';

const part: BookPart = {
  kind: 'page',
  route: '/docs/a/b',
  number: '3.2',
  level: 2,
  title: '设备',
  description: '',
  anchor: 's3-2',
};

const page = (content: string): string =>
  `<main><article><nav>路径</nav><div class="theme-doc-markdown markdown"><header><h1>设备</h1></header>${content}</div><footer>页脚</footer></article></main>`;

const write = (content: string, resolve: (address: string) => string = (address) => address): string =>
  writeBookPage(parseBookPage(page(content), part), resolve);

it('keeps the main content only, and numbers its title below the chapter', () => {
  expect(write('<p>正文</p><h2 id="x">参数</h2>')).toBe(
    '<div class="theme-doc-markdown markdown"><header><h2 class="level-1" id="s3-2">3.2 设备</h2></header>' +
      '<p>正文</p><h3 class="level-2" id="docs/a/b#x">参数</h3></div>',
  );
});

it('removes what only works on a screen', () => {
  const picture = (mode: string) =>
    `<picture class="figure-${mode}"><source srcset="/assets/narrow.svg"><img loading="lazy" src="/assets/${mode}.svg"></picture>`;
  const written = write(
    `<p class="page-summary">阅读约 7 分钟</p><h2 id="x">参数<a class="hash-link" href="#x"></a></h2>${picture('light')}${picture('dark')}<button>复制</button>`,
  );
  expect(written).toContain('<picture class="figure-light"><img src="/assets/light.svg"></picture>');
  expect(written).not.toMatch(/page-summary|hash-link|source|dark|button|loading/);
});

it('passes absolute addresses with decoded anchors, and others unchanged', () => {
  const seen: string[] = [];
  const links = [
    'c',
    '../d#%E5%8F%82%E6%95%B0',
    '#x',
    '/docs/e?f=1',
    'https://example.com/%20',
    'mailto:a@example.com',
  ];
  write(links.map((link) => `<a href="${link}">x</a>`).join(''), (address) => {
    seen.push(address);
    return address;
  });
  expect(seen).toEqual([
    '/docs/a/c',
    '/docs/d#参数',
    '/docs/a/b#x',
    '/docs/e?f=1',
    'https://example.com/%20',
    'mailto:a@example.com',
  ]);
});

it('gives anchors ASCII ids', () => {
  expect(listAnchors(parseBookPage(page('<h2 id="参数">x</h2><h2 id="b">y</h2>'), part))).toEqual([
    ['/docs/a/b#参数', 's3-2_1'],
    ['/docs/a/b#b', 's3-2_2'],
  ]);
});

it('throws for a page without main content', () => {
  expect(() => parseBookPage('<p>404</p>', part)).toThrow('/docs/a/b has no main content');
});
