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
  it('use the keys of the specification', () => {
    expect(storageKey('RECENT', 'docs')).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
    expect(storageKey('FAVORITE', 'docs')).toBe('__DOCSEARCH_FAVORITE_SEARCHES__docs');
  });

  it('are parsed as they were stored', () => {
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

  it('are empty when the stored text is too long', () => {
    expect(parseStoredList(JSON.stringify([{ ...hit('a'), content: 'x'.repeat(200_000) }]), 7, origins)).toEqual([]);
  });

  it('omit malformed and repeated entries', () => {
    expect(ids(parseStoredList(JSON.stringify([hit('a'), null, hit('a'), hit('b')]), 7, origins))).toEqual(['a', 'b']);
  });

  it('omit addresses of other sites', () => {
    const foreign = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example/'];
    const stored = [...foreign, '/docs/a'].map((url) => ({ ...hit(url), url }));
    expect(ids(parseStoredList(JSON.stringify(stored), 7, origins))).toEqual(['/docs/a']);
  });

  it('omit invisible names and remove bidirectional control characters', () => {
    const names = ['', ' \u200b\u00a0', '\u202e', '\u202e备设'];
    const stored = names.map((lvl1, index) => ({ ...hit(String(index)), hierarchy: { lvl1 } }));
    const read = parseStoredList(JSON.stringify(stored), 7, origins);
    expect(read.map(({ hierarchy }) => hierarchy.lvl1)).toEqual(['备设']);
  });

  it('never throw for arbitrary stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseStoredList(stored, 7, origins).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('lists of stored searches', () => {
  // spec: stored-search-limits
  it('keep seven recent searches, or four with favourites, and ten favourites', () => {
    expect(limitStored({ recent: hits(9), favourites: [] }).recent).toHaveLength(7);
    expect(limitStored({ recent: hits(9), favourites: hits(1, 'f') }).recent).toHaveLength(4);
    expect(limitStored({ recent: [], favourites: hits(12) }).favourites).toHaveLength(10);
  });

  it('move the latest entry to the front', () => {
    const searches = addRecent({ recent: [hit('a'), hit('b')], favourites: [] }, hit('b'));
    expect(ids(searches.recent)).toEqual(['b', 'a']);
  });

  it('exclude favourites from the recent searches', () => {
    const searches = addFavourite({ recent: [hit('a'), hit('b')], favourites: [] }, hit('a'));
    expect([ids(searches.recent), ids(searches.favourites)]).toEqual([['b'], ['a']]);
    expect(addRecent(searches, hit('a'))).toEqual(searches);
  });

  it('remove an entry', () => {
    expect(removeStored({ recent: [hit('a'), hit('b')], favourites: [hit('c')] }, hit('c'))).toEqual({
      recent: [hit('a'), hit('b')],
      favourites: [],
    });
    expect(ids(removeStored({ recent: [hit('a'), hit('b')], favourites: [] }, hit('a')).recent)).toEqual(['b']);
  });
});
