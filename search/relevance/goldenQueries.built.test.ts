import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../../catalog/catalog';
import { loadCatalog } from '../../catalog/loadCatalog';
import { sectionUrl } from '../protocol/sectionNames';
import { createFullEngine, loadBuiltCorpus } from './builtSearch';
import {
  type GoldenQuery,
  describeMiss,
  findMissedThresholds,
  findUnknownSections,
  isMet,
  loadGoldenGroups,
  parseGoldenGroups,
  placeOf,
  rankGolden,
  scorePlaces,
} from './goldenQueries';
import { type Ranking, findHits } from './ranking';

const minAsserted = 540;
/** Classes of queries in the users' own words, which pages match in part. */
const spokenClasses: ReadonlySet<string> = new Set(['symptom', 'mixed']);
const minInWordsOfPages = 240;
const minScored = 380;
const maxKnownFailures = 5;
const minShareWithoutSegmenter = 0.95;

/** Vitest terminates a worker that is silent for a minute. */
const queriesAtOnce = 100;

/** Some 900 queries on a loaded machine. */
const askTimeoutMs = 60_000;

const golden = (change: Partial<GoldenQuery>): GoldenQuery => ({
  query: '1001',
  within: 1,
  accepted: ['a/errors#1001'],
  isParaphrased: false,
  ...change,
});

describe('a golden query', () => {
  it('is met when an accepted section is high enough', () => {
    const ranking = ['/docs/b', '/docs/c', '/docs/a/errors#1001'];
    expect(isMet(golden({}), ['/docs/a/errors#1001', '/docs/b'])).toBe(true);
    expect(isMet(golden({}), ranking)).toBe(false);
    expect(isMet(golden({ within: 3 }), ranking)).toBe(true);
    expect(isMet(golden({ within: 3 }), ['/docs/d', ...ranking])).toBe(false);
    expect(isMet(golden({ within: 10 }), ['/docs/d', ...ranking])).toBe(true);
    expect(isMet(golden({}), [])).toBe(false);
  });

  it('accepts unencoded Chinese anchors, and any section of a page', () => {
    expect(placeOf(golden({ accepted: ['a', 'b#心跳'] }), [`/docs/b#${encodeURIComponent('心跳')}`])).toBe(1);
    expect(placeOf(golden({ accepted: ['a'] }), ['/docs/a#x', '/docs/a'])).toBe(2);
    expect(placeOf(golden({ accepted: ['a#*'] }), ['/docs/ab', '/docs/a#x'])).toBe(2);
  });

  it('without accepted sections is met when nothing is found', () => {
    expect(isMet(golden({ accepted: [] }), [])).toBe(true);
    expect(isMet(golden({ accepted: [] }), ['/docs/a'])).toBe(false);
  });

  it('describes what was found instead', () => {
    expect(describeMiss(golden({}), ['/docs/b', '/docs/a/errors#1001'])).toContain('place 2; found: b');
    expect(describeMiss(golden({}), [])).toContain('not among the first ten; found: nothing');
  });

  it('accepts written sections or planned pages, and at least one that is written', () => {
    const site = {
      sectionIds: new Set(['/docs/a/errors', '/docs/a/errors#1001']),
      isPlannedPage: (id: string) => id === 'planned',
    };
    expect(findUnknownSections(golden({}), site)).toEqual([]);
    expect(findUnknownSections(golden({ accepted: ['a/errors#*'] }), site)).toEqual([]);
    expect(findUnknownSections(golden({ accepted: ['planned#x', 'a/errors'] }), site)).toEqual([]);
    expect(findUnknownSections(golden({ accepted: [] }), site)).toEqual([]);
    expect(findUnknownSections(golden({ accepted: ['a/errors', 'a/errors#1002'] }), site)).toHaveLength(1);
    expect(findUnknownSections(golden({ accepted: ['a/errors', 'gone#*'] }), site)).toHaveLength(1);
    expect(findUnknownSections(golden({ accepted: ['planned'] }), site)).toHaveLength(1);
  });

  it.each([
    ['no place', 'class: code, queries: [{query: a, reason: somebody needs it}]'],
    ['two places', 'class: code, queries: [{query: a, first: p, top3: p, reason: somebody needs it}]'],
    ['no reason', 'class: code, queries: [{query: a, first: p}]'],
    ['an empty group', 'class: code, queries: []'],
    ['an unknown class', 'class: codes, queries: [{query: a, first: p, reason: somebody needs it}]'],
    ['nothing accepted', 'class: code, queries: [{query: a, first: [], reason: somebody needs it}]'],
    ['a hit for a query about something else', 'class: other, queries: [{query: a, first: p, reason: nobody asks it}]'],
    ['a threshold and a place', 'class: code, use: tuning, thresholds: {}, queries: [{query: a, first: p}]'],
  ])('is refused with %s', (_what, yaml) => {
    expect(() => parseGoldenGroups(`[{topic: t, ${yaml}}]`)).toThrow();
  });

  it('is parsed with class, page of the user and threshold', () => {
    const yaml = `
      - { topic: t, class: product, queries: [{ query: a, first: p, from: /docs/q, reason: somebody needs it }] }
      - { topic: u, class: other, use: reporting, thresholds: { top1: 0.5 }, queries: [{ query: b, accepted: [] }] }`;
    const [product, other] = parseGoldenGroups(yaml);
    expect(product?.queries[0]).toMatchObject({ query: 'a', within: 1, accepted: ['p'], from: '/docs/q' });
    expect(other).toMatchObject({ thresholds: { top1: 0.5 }, queries: [{ query: 'b', accepted: [] }] });
  });
});

it('scores a group by the ranks of accepted hits', () => {
  const score = scorePlaces([1, 2, 0]);
  expect(score).toEqual({ top1: 1 / 3, top3: 2 / 3, top10: 2 / 3, mrr: 0.5 });
  const group = { topic: 't', class: 'mixed' as const, queries: [] };
  expect(findMissedThresholds({ ...group, thresholds: { top1: 0.3, mrr: 0.5 } }, score)).toEqual([]);
  expect(findMissedThresholds({ ...group, thresholds: { top3: 0.7 } }, score)).toEqual(['t: top3 0.667 is below 0.7']);
});

describe('the golden queries of this site', () => {
  const corpus = loadBuiltCorpus();
  const groups = loadGoldenGroups();
  const scored = groups.filter(({ thresholds }) => thresholds);
  const asserted = groups.filter(({ thresholds }) => !thresholds).flatMap(({ queries }) => queries);
  const all = groups.flatMap(({ queries }) => queries);
  const rankings = new Map<GoldenQuery, Ranking>();
  const rankingOf = (one: GoldenQuery): Ranking => rankings.get(one) ?? [];
  const isAnswered = (one: GoldenQuery): boolean => isMet(one, rankingOf(one));

  async function askAll(hasSegmenter: boolean, queries: readonly GoldenQuery[]): Promise<void> {
    rankings.clear();
    const engine = createFullEngine(corpus, { hasSegmenter });
    for (const one of queries) {
      rankings.set(one, rankGolden(engine, one));
      if (rankings.size % queriesAtOnce === 0) await new Promise(setImmediate);
    }
  }

  it('accept sections that exist', () => {
    const { pages, sections } = corpus.head;
    const sectionIds = new Set(sections.map(({ page, anchor }) => sectionUrl(pages[page]?.url ?? '', anchor)));
    const planned = new Set(allPages(loadCatalog('.')).map(({ id }) => id));
    const site = { sectionIds, isPlannedPage: (id: string) => planned.has(id) };
    expect(asserted.length).toBeGreaterThanOrEqual(minAsserted);
    expect(all.length - asserted.length).toBeGreaterThanOrEqual(minScored);
    expect(all.flatMap((one) => findUnknownSections(one, site))).toEqual([]);
  });

  describe('with Intl.Segmenter', () => {
    beforeAll(() => askAll(true, all), askTimeoutMs);

    it('are met', () => {
      const due = asserted.filter(({ knownFailure }) => knownFailure === undefined);
      expect(due.filter((one) => !isAnswered(one)).map((one) => describeMiss(one, rankingOf(one)))).toEqual([]);
    });

    it('are not answered by weak hits when they are in the words of the pages', () => {
      const engine = createFullEngine(corpus, { hasSegmenter: true });
      const inWordsOfPages = groups.filter(({ thresholds, class: name }) => !thresholds && !spokenClasses.has(name));
      const answered = inWordsOfPages.flatMap(({ queries }) => queries).filter(isAnswered);
      expect(answered.length).toBeGreaterThanOrEqual(minInWordsOfPages);
      const weak = answered.filter((one) => findHits(engine, one.query, one.from)[0]?.isWeak);
      expect(weak.map(({ query }) => query)).toEqual([]);
    });

    it('are marked as known failures only while they fail', () => {
      const marked = asserted.filter(({ knownFailure }) => knownFailure !== undefined);
      expect(marked.length).toBeLessThanOrEqual(maxKnownFailures);
      expect(marked.filter(isAnswered).map(({ query }) => query)).toEqual([]);
    });

    it('reach the thresholds of their groups', () => {
      const missed = scored.flatMap((group) => {
        const places = group.queries.map((one) => placeOf(one, rankingOf(one)));
        return findMissedThresholds(group, scorePlaces(places));
      });
      expect(missed).toEqual([]);
    });
  });

  describe('without Intl.Segmenter', () => {
    beforeAll(() => askAll(false, asserted), askTimeoutMs);

    it('are nearly all met', () => {
      expect(asserted.filter(isAnswered).length / asserted.length).toBeGreaterThanOrEqual(minShareWithoutSegmenter);
    });
  });
});
