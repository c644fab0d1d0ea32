import { describe, expect, it } from 'vitest';
import { buildSmallEngine, search } from './testing/smallCorpus';

const texts = ['通道 1～8', '端口 18', '共 10,000 条', '编号 10000', '序列号 1234 5678', '批号 12345678'];
const engine = buildSmallEngine(
  texts.map((content, index) => ({ page: 0, level: 2, anchor: String(index), headings: [`题${index}`], content })),
);

/** Returns matching texts, best first. */
const find = (query: string) =>
  search(engine, query).hits.map(({ _snippetResult }) => _snippetResult.content?.value.replace(/[[\]]/g, ''));

describe('adjacent numbers', () => {
  it.each(['1～8', '1~8', '1、8', '1 8'])('%s are two, not one of their digits', (query) => {
    expect(find(query)).toEqual(['通道 1～8']);
  });

  it('are one when they are groups of digits', () => {
    expect(find('10,000')).toEqual(['共 10,000 条', '编号 10000']);
    expect(find('10 000')).toContain('编号 10000');
    expect(find('1234 5678')).toContain('批号 12345678');
  });
});
