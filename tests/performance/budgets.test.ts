import { describe, expect, it } from 'vitest';
import { allowedCost, findOverruns, parseBudgets, toVisitCost } from './budgets';

const budget = { html: 100, css: 100, js: 100, files: 3 };
const sizes = { raw: 30, gzip: 20, brotli: 10 };

describe('budgets', () => {
  it('counts brotli bytes by type', () => {
    const byType = new Map([
      ['html', sizes],
      ['css', sizes],
      ['js', { ...sizes, brotli: 11 }],
    ] as const);
    expect(toVisitCost({ files: 3, total: sizes, byType })).toEqual({ html: 10, css: 10, js: 11, files: 3 });
  });

  it('throws when a visit has no scripts', () => {
    expect(() => toVisitCost({ files: 1, total: sizes, byType: new Map([['html', sizes]]) })).toThrow();
  });

  it('reports every figure over its budget and no other', () => {
    expect(findOverruns('doc', { ...budget, js: 101, files: 4 }, budget)).toEqual([
      'doc js: 101 is over the budget of 100',
      'doc files: 4 is over the budget of 3',
    ]);
    expect(findOverruns('doc', budget, budget)).toEqual([]);
  });

  it('grow with the number of pages and categories', () => {
    const limit = { fixed: 100, perPage: 0.5, perCategory: 2 };
    const files = { fixed: 9, perPage: 0, perCategory: 0 };
    expect(allowedCost({ html: limit, css: limit, js: limit, files }, { pages: 20, categories: 3 })).toEqual({
      html: 116,
      css: 116,
      js: 116,
      files: 9,
    });
  });

  it('throws when a page is missing from the budget file', () => {
    expect(() => parseBudgets({ home: {} })).toThrow();
  });
});
