import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noTables } from '../testing/smallCorpus';
import { HeadingOverlays, type Overlay } from './headingOverlays';
import { type HeadingRuns, readHeadingRuns } from './headingRuns';
import { createReadings } from './syllables';

const readings = createReadings(noTables);

/** Every alignment of every heading where one covers the other. */
function layEverywhere(run: string, headings: HeadingRuns): Overlay[] {
  const found: Overlay[] = [];
  for (const heading of headings.all) {
    for (let start = -heading.run.length; start <= run.length; start += 1) {
      const end = start + heading.run.length;
      const isInside = (start >= 0 && end <= run.length) || (start <= 0 && end >= run.length);
      const same = Array.from(run).filter((character, at) => heading.run[at - start] === character).length;
      if (isInside && same > 0) found.push({ heading, start, same });
    }
  }
  return found;
}

it('aligns headings with a run wherever they share a character and one covers the other', () => {
  const run = fc.string({ unit: fc.constantFrom(...Array.from('设备连接入网')), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(run, fc.array(run, { maxLength: 8 }), (typed, headings) => {
      const runs = readHeadingRuns(headings, readings);
      expect(new HeadingOverlays(runs.all).on(typed)).toEqual(layEverywhere(typed, runs));
    }),
  );
});
