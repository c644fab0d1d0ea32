import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './editDistance';
import { isOneSlip } from './slip';

it.each([
  ['shebei', 'shebi', true],
  ['shebei', 'shebeei', true],
  ['shebei', 'sheqei', true],
  ['shebei', 'hsebei', true],
  ['shebei', 'shebie', true],
  ['', 'a', true],
  ['a', 'b', true],
  ['aa', 'a', true],
  ['shebei', 'shebei', false],
  ['', '', false],
  ['shebei', 'sheb', false],
  ['shebei', 'ehsbei', false],
  ['abc', 'cab', false],
])('%s and %s: %s', (left, right, isSlip) => {
  expect(isOneSlip(left, right)).toBe(isSlip);
  expect(isOneSlip(right, left)).toBe(isSlip);
});

it('is what the edit distance says', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(isOneSlip(left, right)).toBe(editDistance(left, right, 1) === 1);
    }),
    { numRuns: 2000 },
  );
});
