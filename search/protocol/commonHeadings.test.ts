import { expect, it } from 'vitest';
import { rowLevel } from './corpus';
import { findCommonHeadings, hasCommonHeading } from './commonHeadings';

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/${String(index)}`, product: '甲', title: '页', keywords: [] }));
const section = (page: number, heading: string, level = 2) => ({ page, level, anchor: heading, headings: [heading] });

/** Builds sections with `heading` on the first `count` pages. */
const repeated = (heading: string, count: number, level?: number) =>
  Array.from({ length: count }, (_, page) => section(page, heading, level));

it('finds headings of at least four pages on a small site', () => {
  const sections = [...repeated('下一步', 4), ...repeated('心跳', 3)];
  expect([...findCommonHeadings({ pages: pagesOf(10), sections })]).toEqual(['下一步']);
});

it('finds headings of at least 3 % of the pages on a large site', () => {
  const sections = [...repeated('下一步', 12), ...repeated('心跳', 11)];
  expect([...findCommonHeadings({ pages: pagesOf(400), sections })]).toEqual(['下一步']);
});

it('counts a heading once per page, and no pages and table rows', () => {
  const sections = [
    ...repeated('心跳', 3),
    section(0, '心跳'),
    ...repeated('时间', 9, rowLevel),
    ...pagesOf(9).map((_, page) => ({ page, level: 1, anchor: '', headings: [] })),
  ];
  const found = findCommonHeadings({ pages: pagesOf(10), sections });
  expect([...found]).toEqual([]);
});

it('does not treat a table row as a section with a common heading', () => {
  const common = new Set(['时间']);
  expect([2, rowLevel].map((level) => hasCommonHeading(section(0, '时间', level), common))).toEqual([true, false]);
});
