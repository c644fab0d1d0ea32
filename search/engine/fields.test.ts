import { describe, expect, it } from 'vitest';
import { addMention, countIn, fieldNames, firstHeadCount, maskOf, mentions } from './fields';

const limits = { content: 63, code: 15, heading: 3, ancestors: 3, title: 1, keywords: 1 };

describe('packed counts', () => {
  it.each(fieldNames)('of %s stop at their limit and touch no other field', (field) => {
    let counts = 0;
    for (let mention = 1; mention <= 70; mention += 1) {
      counts = addMention(counts, mentions[field]);
      expect(countIn(counts, field)).toBe(Math.min(mention, limits[field]));
      for (const other of fieldNames) if (other !== field) expect(countIn(counts, other)).toBe(0);
    }
    expect(counts & maskOf(field)).toBe(counts);
  });

  it('fit in 16 bits, all fields full', () => {
    let counts = 0;
    for (const field of fieldNames)
      for (let mention = 0; mention < 70; mention += 1) counts = addMention(counts, mentions[field]);
    expect(counts).toBe(0xffff);
    expect(maskOf(...fieldNames)).toBe(0xffff);
  });

  it('below the first count with a heading hold text and code only', () => {
    expect(maskOf('content', 'code')).toBe(firstHeadCount - 1);
    expect(addMention(0, mentions.heading)).toBe(firstHeadCount);
  });
});
