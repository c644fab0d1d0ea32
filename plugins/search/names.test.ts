import { expect, it } from 'vitest';
import { findNames, findPaths } from './names';

it('returns terms and synonyms', () => {
  const names = findNames('.', [{ from: ['停电', '没电'], to: '断电' }]);
  expect(names).toContainEqual(expect.objectContaining({ names: ['触摸屏', 'touch screen'] }));
  expect(names).toContainEqual({ names: ['断电'], synonyms: ['停电', '没电'] });
});

it('finds the path of the operation that a page documents', () => {
  expect(findPaths('.').get('janus/api/file/upload')).toEqual(['/api/file/upload']);
});
