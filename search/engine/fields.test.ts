import { describe, expect, it } from 'vitest';
import { addOccurrence, countIn, fieldNames, firstHeadCount, maskOf, occurrences } from './fields';

const limits = { content: 63, code: 15, heading: 3, ancestors: 3, title: 1, keywords: 1 };

describe('packed counts', () => {
  it.each(fieldNames)('limits the count of %s without changing other fields', (field) => {
    let counts = 0;
    for (let occurrence = 1; occurrence <= 70; occurrence += 1) {
      counts = addOccurrence(counts, occurrences[field]);
      expect(countIn(counts, field)).toBe(Math.min(occurrence, limits[field]));
      for (const other of fieldNames) if (other !== field) expect(countIn(counts, other)).toBe(0);
    }
    expect(counts & maskOf(field)).toBe(counts);
  });

  it('fit in 16 bits when all fields are full', () => {
    let counts = 0;
    for (const field of fieldNames)
      for (let occurrence = 0; occurrence < 70; occurrence += 1) counts = addOccurrence(counts, occurrences[field]);
    expect(counts).toBe(0xffff);
    expect(maskOf(...fieldNames)).toBe(0xffff);
  });

  it('contain only text and code below the first count with a heading', () => {
    expect(maskOf('content', 'code')).toBe(firstHeadCount - 1);
    expect(addOccurrence(0, occurrences.heading)).toBe(firstHeadCount);
  });
});
