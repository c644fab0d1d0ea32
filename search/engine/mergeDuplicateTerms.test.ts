import { expect, it } from 'vitest';
import { mergeDuplicateTerms } from './mergeDuplicateTerms';

it.each([
  ['the heavier one', [{ weight: 1 }, { weight: 0.4 }], { weight: 1 }],
  ['the heavier one, wherever it stands', [{ weight: 0.4 }, { weight: 1 }], { weight: 1 }],
  // 2.9 is the word 29, and also 29 as a whole: as an optional term it would match nothing.
  ['not optional', [{ weight: 0.4 }, { weight: 0.6, isOptional: true }], { weight: 0.6, isOptional: false }],
  ['not optional', [{ weight: 0.6, isOptional: true }, { weight: 0.4 }], { weight: 0.6, isOptional: false }],
  [
    'optional, as both are',
    [
      { weight: 0.4, isOptional: true },
      { weight: 0.6, isOptional: true },
    ],
    { weight: 0.6, isOptional: true },
  ],
])('merges a repeated term: %s', (_, terms, expected) => {
  const common = { text: '29', expansions: [] };
  expect(mergeDuplicateTerms(terms.map((queryTerm) => ({ ...common, ...queryTerm })))).toEqual([
    { ...common, ...expected },
  ]);
});

it('keeps terms with other texts in order', () => {
  const terms = ['b', 'a', 'b'].map((text) => ({ text, weight: 1, expansions: [] }));
  expect(mergeDuplicateTerms(terms).map(({ text }) => text)).toEqual(['b', 'a']);
});
