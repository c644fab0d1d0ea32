import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexOfSorted } from './indexOfSorted';

it('returns the same index as a linear search', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60)), fc.nat(61), (numbers, wanted) => {
      const sorted = [...numbers].sort((left, right) => left - right);
      expect(indexOfSorted(wanted, Uint16Array.from(sorted))).toBe(sorted.indexOf(wanted));
      expect(indexOfSorted(wanted, Uint32Array.from(sorted))).toBe(sorted.indexOf(wanted));
    }),
  );
});
