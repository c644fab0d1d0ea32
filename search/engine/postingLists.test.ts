import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrences } from './fields';
import { PostingLists } from './postingLists';

const firstSection = 100;
const guesses = fc.record({ postings: fc.nat(8), terms: fc.nat(8) });
/** Terms of some sections, in order. */
const added = fc
  .array(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 }), { maxLength: 8 })
  .map((sections) => sections.map((terms, section) => ({ terms, section })));

describe('posting lists', () => {
  it('return what was added, with any estimated capacity', () => {
    fc.assert(
      fc.property(guesses, added, (guess, builder) => {
        const lists = new PostingLists(guess);
        const expected = new Map<number, Map<number, number>>();
        for (const { terms, section } of builder) {
          lists.begin(section);
          for (const term of terms) {
            lists.add(term, occurrences.content);
            const own = expected.get(term) ?? new Map<number, number>();
            expected.set(term, own.set(section + firstSection, (own.get(section + firstSection) ?? 0) + 1));
          }
        }
        const packed = lists.pack(firstSection);
        for (let term = 0; term <= 301; term += 1) {
          const run = packed.runOf(term);
          const found = run
            ? Array.from({ length: run.end - run.start }, (_, at) => [
                run.firstSection + (run.sections[run.start + at] ?? 0),
                run.counts[run.start + at],
              ])
            : [];
          expect(found).toEqual([...(expected.get(term) ?? [])]);
          if (found.length === 0) expect(run).toBeUndefined();
        }
        expect([...packed.terms]).toEqual([...expected.keys()].sort((left, right) => left - right));
      }),
    );
  });
});
