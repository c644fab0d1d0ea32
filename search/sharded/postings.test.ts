import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedFileError } from '../protocol/malformedFileError';
import {
  type PageMention,
  chunkAt,
  formatMentions,
  formatPostings,
  maxCount,
  parsePostings,
  placeOf,
} from './postings';

describe('postings', () => {
  it('are given back as they were, counts up to the largest', () => {
    const mentions = fc
      .uniqueArray(fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: maxCount }), fc.boolean()), {
        minLength: 1,
        selector: ([one]) => one,
      })
      .map((list): PageMention[] =>
        list.sort(([a], [b]) => a - b).map(([place, count, isInHeading]) => ({ place, count, isInHeading })),
      );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('设备', '备', 'mqtt'), mentions), (terms) => {
        const postings = new Map(Object.entries(terms));
        expect(parsePostings(formatPostings(postings))).toEqual(postings);
      }),
    );
  });

  it('with more than a term and its mentions are refused', () => {
    const good = formatPostings(new Map([['设备', [{ place: 3, count: 2, isInHeading: false }]]]));
    expect(() => parsePostings(good.replace(/\n$/, '\x1f1A\n'))).toThrow(MalformedFileError);
  });

  it.each(['0A', '1A0A', '01A', '', '1', 'A', '1Q', '10000A'])(
    'that do not go on from page to page are refused: %s',
    (mentions) => {
      const good = formatPostings(new Map([['设备', [{ place: 3, count: 2, isInHeading: false }]]]));
      expect(() => parsePostings(good.replace('4B', mentions))).toThrow(MalformedFileError);
    },
  );

  it('that are damaged are refused, and nothing else is thrown', () => {
    const good = formatPostings(new Map([['设备', [{ place: 3, count: 2, isInHeading: false }]]]));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (place, put) => {
        try {
          parsePostings(good.slice(0, place) + put + good.slice(place + 1));
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedFileError);
        }
      }),
    );
  });

  it.each(['', '3', '3A!', '!3A', '3Q', 'A', '12345A', '3A1'])('with mentions like "%s" are refused', (mentions) => {
    const good = formatPostings(new Map([['设备', [{ place: 3, count: 2, isInHeading: false }]]]));
    expect(() => parsePostings(good.replace('4B', mentions))).toThrow(MalformedFileError);
  });

  it('are short: steps from page to page, and counts as letters', () => {
    const mentions = [
      { place: 2, count: 1, isInHeading: false },
      { place: 3, count: 99, isInHeading: true },
      { place: 40, count: 3, isInHeading: false },
    ];
    expect(formatMentions(mentions)).toBe('3A1P11C');
  });

  it('tell the chunk of a page', () => {
    expect([placeOf(0, 15), placeOf(1, 0), placeOf(7, 3)].map(chunkAt)).toEqual([0, 1, 7]);
  });
});
