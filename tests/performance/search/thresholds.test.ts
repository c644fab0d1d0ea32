import { expect, it } from 'vitest';
import { findShortfalls } from './thresholds';

const averages = { core: 1, ext: 1, all: 1, successAt1: 1, successAt5: 1 };

const shortfallsOf = (changes: Partial<Parameters<typeof findShortfalls>[0]>, slack = 0): string[] =>
  findShortfalls({ classes: [], averages, keys: 0.3, ...changes }, { slack });

const title = (mrr: number) => [{ name: 'title', mrr }];

it('finds nothing when every figure reaches its threshold', () => {
  expect(shortfallsOf({ classes: title(0.98) })).toEqual([]);
});

it('reports a class, an average and the typed share that miss their thresholds', () => {
  expect(shortfallsOf({ classes: title(0.97), averages: { ...averages, ext: 0.9 }, keys: 0.5 })).toEqual([
    'title: 0.970 is below 0.980',
    'ext: 0.900 is below 0.970',
    'keys: 0.500 is above 0.45',
  ]);
});

it('allows slack for a class, but not for an average', () => {
  expect(shortfallsOf({ classes: title(0.94), averages: { ...averages, all: 0.97 } }, 0.05)).toEqual([
    'all: 0.970 is below 0.980',
  ]);
});

it('reports figures without queries', () => {
  expect(shortfallsOf({ classes: title(NaN), averages: { ...averages, all: NaN }, keys: NaN })).toHaveLength(3);
});

it('reports a class without a threshold', () => {
  expect(shortfallsOf({ classes: [{ name: 'unheard_of', mrr: 1 }] })).toEqual(['unheard_of: has no threshold']);
});
