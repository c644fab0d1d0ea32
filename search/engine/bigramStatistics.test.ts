import { beforeEach, expect, it } from 'vitest';
import { HanIds } from './hanIds';
import { BigramPostings } from './bigramPostings';
import { BigramStatistics } from './bigramStatistics';

let statistics: BigramStatistics;

/** Each text is a section; two additions. */
beforeEach(() => {
  const ids = new HanIds();
  const additions = [
    ['离线', '离线', '离开', '设备离线'],
    ['设备', '设备，设备', '备'],
  ].map((texts) => {
    const places = new BigramPostings(ids, 40);
    texts.forEach((text, section) => {
      places.begin(section);
      places.add(text, 'content');
    });
    return places.pack(0);
  });
  statistics = new BigramStatistics(ids, additions);
});

it('scores words higher than adjacent characters of two words', () => {
  expect(statistics.associationScore('离线', 3)).toBeCloseTo(3 / Math.sqrt(4 * 3));
  expect(statistics.associationScore('设备', 3)).toBeCloseTo(3 / Math.sqrt(3 * 3));
  expect(statistics.associationScore('备离', 1)).toBeCloseTo(1 / Math.sqrt(4 * 1));
  expect(statistics.associationScore('离无', 0)).toBe(0);
});
