import { expect, it } from 'vitest';
import { loadFacts } from '../../facts/loadFacts';
import { findNames, findPaths } from './names';

it('names of things are those of terms, and what readers say besides', () => {
  const names = findNames('.');
  expect(names).toContainEqual(expect.objectContaining({ names: ['触摸屏', 'touch screen'] }));
  const { spoken } = loadFacts('.');
  expect(spoken.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(spoken.map(({ means, said }) => ({ names: [means], said }))));
});

it('a page about a call is known by its path', () => {
  expect(findPaths('.').get('janus/api/file/upload')).toEqual(['/api/file/upload']);
});
