import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredHit } from '../../search/protocol/query';
import { addFavourite, addRecent, limitStored, parseStoredList, removeStored, storageKey } from './storedSearches';

const hit = (id: string): StoredHit => ({
  objectID: id,
  url: `/docs/${id}`,
  type: 'lvl1',
  hierarchy: { lvl1: id },
  content: null,
});
const origins = ['https://docs.example'];
const hits = (count: number, name = 'h') => Array.from({ length: count }, (_, index) => hit(`${name}${String(index)}`));
const ids = (list: readonly StoredHit[]) => list.map(({ objectID }) => objectID);

describe('stored searches', () => {
  // spec: stored-search-keys
  it('have the keys of the specification', () => {
    expect(storageKey('RECENT', 'docs')).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
    expect(storageKey('FAVORITE', 'docs')).toBe('__DOCSEARCH_FAVORITE_SEARCHES__docs');
  });

  it('survive being stored', () => {
    expect(parseStoredList(JSON.stringify(hits(3)), 7, origins)).toEqual(hits(3));
  });

  it.each([
    null,
    '',
    'null',
    '{',
    '7',
    '"x"',
    '{"a":1}',
    '[null, 1, {}]',
    '[{"objectID":"a"}]',
    JSON.stringify('x'.repeat(1_000_000)),
  ])('are empty when %.20s is stored', (stored) => {
    expect(parseStoredList(stored, 7, origins)).toEqual([]);
  });

  it('are empty when far too much is stored', () => {
    expect(parseStoredList(JSON.stringify([{ ...hit('a'), content: 'x'.repeat(200_000) }]), 7, origins)).toEqual([]);
  });

  it('are read without what is malformed or repeated', () => {
    expect(ids(parseStoredList(JSON.stringify([hit('a'), null, hit('a'), hit('b')]), 7, origins))).toEqual(['a', 'b']);
  });

  it('are read without addresses that lead elsewhere', () => {
    const foreign = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example/'];
    const stored = [...foreign, '/docs/a'].map((url) => ({ ...hit(url), url }));
    expect(ids(parseStoredList(JSON.stringify(stored), 7, origins))).toEqual(['/docs/a']);
  });

  it('are read without names that cannot be seen, and without marks that turn names round', () => {
    const names = ['', ' \u200b\u00a0', '\u202e', '\u202e备设'];
    const stored = names.map((lvl1, index) => ({ ...hit(String(index)), hierarchy: { lvl1 } }));
    const read = parseStoredList(JSON.stringify(stored), 7, origins);
    expect(read.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['备设']);
  });

  it('never throw, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseStoredList(stored, 7, origins).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('the lists', () => {
  // spec: stored-search-limits
  it('keep seven recent searches, four beside favourites, ten favourites', () => {
    expect(limitStored({ recent: hits(9), favourites: [] }).recent).toHaveLength(7);
    expect(limitStored({ recent: hits(9), favourites: hits(1, 'f') }).recent).toHaveLength(4);
    expect(limitStored({ recent: [], favourites: hits(12) }).favourites).toHaveLength(10);
  });

  it('put the latest first, and only once', () => {
    const searches = addRecent({ recent: [hit('a'), hit('b')], favourites: [] }, hit('b'));
    expect(ids(searches.recent)).toEqual(['b', 'a']);
  });

  it('do not list a favourite among the recent searches', () => {
    const searches = addFavourite({ recent: [hit('a'), hit('b')], favourites: [] }, hit('a'));
    expect([ids(searches.recent), ids(searches.favourites)]).toEqual([['b'], ['a']]);
    expect(addRecent(searches, hit('a'))).toEqual(searches);
  });

  it('lose what is removed', () => {
    expect(removeStored({ recent: [hit('a'), hit('b')], favourites: [hit('c')] }, hit('c'))).toEqual({
      recent: [hit('a'), hit('b')],
      favourites: [],
    });
    expect(ids(removeStored({ recent: [hit('a'), hit('b')], favourites: [] }, hit('a')).recent)).toEqual(['b']);
  });
});
