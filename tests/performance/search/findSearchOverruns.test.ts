import { describe, expect, it } from 'vitest';
import { findSearchOverruns, parseSearchBudgets } from './findSearchOverruns';

const budgets = {
  beforeIntentRequests: 0,
  firstTierBytes: 100,
  allBytes: 1000,
};
const none = { bytes: 0, requests: 0 };
const good = {
  beforeIntent: none,
  dialog: none,
  firstTier: { bytes: 100, requests: 3 },
  everything: { bytes: 1000, requests: 5 },
};

describe('budgets of the search', () => {
  it('are met up to the last byte', () => {
    expect(findSearchOverruns(good, budgets)).toEqual([]);
  });

  it.each([
    ['a request before intent', { ...good, beforeIntent: { bytes: 1, requests: 1 } }],
    ['a byte in the first tier', { ...good, firstTier: { bytes: 101, requests: 3 } }],
    ['a byte in all', { ...good, everything: { bytes: 1001, requests: 5 } }],
  ])('are exceeded by %s too many', (_what, cost) => {
    expect(findSearchOverruns(cost, budgets)).toHaveLength(1);
  });

  it('are refused when one is missing', () => {
    expect(() => parseSearchBudgets({ firstTierBytes: 1 })).toThrow();
  });
});
