import { describe, expect, it } from 'vitest';
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { loadBuiltSearch } from '../builtSearch';
import { rank } from '../evaluate/ranking';
import { type SearchPromise, describeBroken, findPromiseFaults, loadPromises, parsePromises } from './promises';

const minPromises = 120;
const maxNotYet = 5;
const minShareWithoutSegmenter = 0.95;

const promise = (change: Partial<SearchPromise>): SearchPromise => ({
  ask: '1001',
  within: 1,
  sections: ['a/errors#1001'],
  why: 'somebody needs it',
  ...change,
});

describe('a promise', () => {
  it('is broken by what came instead, which is named', () => {
    expect(describeBroken(promise({}), ['/docs/a/errors#1001', '/docs/b'])).toBeUndefined();
    expect(describeBroken(promise({}), ['/docs/b', '/docs/a/errors#1001'])).toContain('place 2; came: b');
    expect(describeBroken(promise({ within: 3 }), ['/docs/b', '/docs/c', '/docs/a/errors#1001'])).toBeUndefined();
    expect(describeBroken(promise({ within: 3 }), ['/docs/b', '/docs/c', '/docs/d', '/docs/a/errors#1001'])).toContain(
      'place 4',
    );
    expect(describeBroken(promise({}), [])).toContain('not among the first ten; came: nothing');
  });

  it('is kept by any of its sections, Chinese anchors as they are written', () => {
    expect(
      describeBroken(promise({ sections: ['a', 'b#心跳'] }), [`/docs/b#${encodeURIComponent('心跳')}`]),
    ).toBeUndefined();
  });

  it('names written sections or planned pages, and one that is written', () => {
    const ground = {
      sectionIds: new Set(['/docs/a/errors', '/docs/a/errors#1001']),
      isPlannedPage: (id: string) => id === 'planned',
    };
    expect(findPromiseFaults(promise({}), ground)).toEqual([]);
    expect(findPromiseFaults(promise({ sections: ['planned#x', 'a/errors'] }), ground)).toEqual([]);
    expect(findPromiseFaults(promise({ sections: ['a/errors', 'a/errors#1002'] }), ground)).toHaveLength(1);
    expect(findPromiseFaults(promise({ sections: ['a/errors', 'gone'] }), ground)).toHaveLength(1);
    expect(findPromiseFaults(promise({ sections: ['planned'] }), ground)).toHaveLength(1);
  });

  it.each([
    ['no place', 'g: [{ask: a, why: somebody needs it}]'],
    ['two places', 'g: [{ask: a, first: p, top3: p, why: somebody needs it}]'],
    ['no reason', 'g: [{ask: a, first: p}]'],
    ['an empty group', 'g: []'],
    [
      'a query that stands twice',
      'g: [{ask: a, first: p, why: somebody needs it}, {ask: a, top3: p, why: somebody needs it}]',
    ],
  ])('is refused with %s', (_what, yaml) => {
    expect(() => parsePromises(yaml)).toThrow();
  });
});

describe('the promises of this site', () => {
  const built = loadBuiltSearch();
  const promises = loadPromises();
  const planned = new Set(allPages(loadCatalog('.')).map(({ id }) => id));
  const sectionIds = new Set(built.view.sections.map(({ id }) => id));

  it('are many, and name sections that exist', () => {
    expect(promises.length).toBeGreaterThanOrEqual(minPromises);
    expect(sectionIds.size).toBeGreaterThan(0);
    const ground = { sectionIds, isPlannedPage: (id: string) => planned.has(id) };
    expect(promises.flatMap((one) => findPromiseFaults(one, ground))).toEqual([]);
  });

  it('are kept', () => {
    const engine = built.createEngine({ hasSegmenter: true });
    const due = promises.filter(({ notYet }) => notYet === undefined);
    expect(due.flatMap((one) => describeBroken(one, rank(engine, one.ask)) ?? [])).toEqual([]);
  });

  it('are marked as not yet kept only where that is so', () => {
    const engine = built.createEngine({ hasSegmenter: true });
    const marked = promises.filter(({ notYet }) => notYet !== undefined);
    expect(marked.length).toBeLessThanOrEqual(maxNotYet);
    const kept = marked.filter((one) => describeBroken(one, rank(engine, one.ask)) === undefined);
    expect(kept.map(({ ask }) => ask)).toEqual([]);
  });

  it('are nearly all kept without Intl.Segmenter', () => {
    const engine = built.createEngine({ hasSegmenter: false });
    const kept = promises.filter((one) => describeBroken(one, rank(engine, one.ask)) === undefined);
    expect(kept.length / promises.length).toBeGreaterThanOrEqual(minShareWithoutSegmenter);
  });
});
