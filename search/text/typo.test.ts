import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './editDistance';
import { startsWithTypo, isSingleTypo } from './typo';

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
])('%s and %s: %s', (left, right, isTypo) => {
  expect(isSingleTypo(left, right)).toBe(isTypo);
  expect(isSingleTypo(right, left)).toBe(isTypo);
});

it('agrees with the edit distance', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(isSingleTypo(left, right)).toBe(editDistance(left, right, 1) === 1);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['shebeizhuangtai', 'shebei', true],
  ['shebeizhuangtai', '', true],
  ['shebei', 'shebeii', true], // the extra character may be the last
  ['shebei', 'shebeiii', false],
])('%s begins with a typo of %s: %s', (text, beginning, begins) => {
  expect(startsWithTypo(text, beginning)).toBe(begins);
});

it('startsWithTypo agrees with the edit distance of prefixes', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(text, text, (whole, beginning) => {
      const beginnings = Array.from({ length: whole.length + 1 }, (_, length) => whole.slice(0, length));
      const begins = beginnings.some((own) => editDistance(own, beginning, 1) <= 1);
      expect(startsWithTypo(whole, beginning)).toBe(begins);
    }),
    { numRuns: 3000 },
  );
});
