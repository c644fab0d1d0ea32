import { expect, test } from 'vitest';
import { parseSlots, renderSlot } from './slots';

test('returns the code without marks, and the place of each literal', () => {
  const marked = `call ${renderSlot('shell', 'base', 'http://a', { suffix: '/b' })} ${renderSlot('shell', 'id', '$1', { prefix: 'id=' })};`;
  const { code, slots } = parseSlots(marked);
  expect(code).toBe(`call "http://a/b" 'id=$1';`);
  expect(slots).toEqual([
    { name: 'base', language: 'shell', prefix: '', suffix: '/b', start: 5, end: 17 },
    { name: 'id', language: 'shell', prefix: 'id=', suffix: '', start: 18, end: 25 },
  ]);
});
