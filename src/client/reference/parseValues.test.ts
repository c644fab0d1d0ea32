import { expect, test } from 'vitest';
import { parseValues } from './parseValues';

test('parses values by product and ignores everything else', () => {
  expect(parseValues('{"janus":{"base":"http://a","page":1},"neptune":[],"x":null}')).toEqual({
    janus: { base: 'http://a' },
  });
});

test.each([null, '', '{', '[]', '"a"', 'null'])('returns no values for %s', (text) => {
  expect(parseValues(text)).toEqual({});
});
