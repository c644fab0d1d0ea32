import { describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/loadFacts';
import { loadBuiltSearch } from '../../search/relevance/builtSearch';
import { findNames } from './names';

describe('names of things', () => {
  const { spoken } = loadFacts('.');

  it('are those of terms, with all that readers say besides', () => {
    const names = findNames('.');
    expect(names).toContainEqual(expect.objectContaining({ names: ['触摸屏', 'touch screen'] }));
    expect(names).toEqual(expect.arrayContaining(spoken.map(({ means, said }) => ({ names: [means], said }))));
  });

  it('that readers say lead to words of pages', () => {
    const { head } = loadBuiltSearch().corpus;
    const meant = new Set(head.tables.otherNames.map(({ meant }) => meant));
    expect(spoken.filter(({ means }) => !meant.has(means)).map(({ means }) => means)).toEqual([]);
  });
});
