import { beforeEach, expect, it } from 'vitest';
import { HanNumbers } from './hanNumbers';
import { HanPlaces } from './hanPlaces';
import { PairStatistics } from './pairStatistics';

let statistics: PairStatistics;

/** Each text is a section; of two additions. */
beforeEach(() => {
  const numbers = new HanNumbers();
  const additions = [
    ['离线', '离线', '离开', '设备离线'],
    ['设备', '设备，设备', '备'],
  ].map((texts) => {
    const places = new HanPlaces(numbers, 40);
    texts.forEach((text, section) => {
      places.begin(section);
      places.note(text, 'content');
    });
    return places.pack(0);
  });
  statistics = new PairStatistics(numbers, additions);
});

it('lists what begins with a character, and the character where it ends a run', () => {
  expect(statistics.beginningWith('离')).toEqual(['离开', '离线']);
  expect(statistics.beginningWith('备')).toEqual(['备', '备离']);
  expect(statistics.beginningWith('无')).toEqual([]);
  expect(statistics.beginningWith('备')).toBe(statistics.beginningWith('备'));
});

it('tells words from neighbours, by sections', () => {
  expect(statistics.cohesion('离线', 3)).toBeCloseTo(3 / Math.sqrt(4 * 3));
  expect(statistics.cohesion('设备', 3)).toBeCloseTo(3 / Math.sqrt(3 * 3));
  expect(statistics.cohesion('备离', 1)).toBeCloseTo(1 / Math.sqrt(4 * 1));
  expect(statistics.cohesion('离无', 0)).toBe(0);
});
