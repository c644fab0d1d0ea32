import { expect, it } from 'vitest';
import { parseDone } from './parseDone';

it('parses the stored steps', () => {
  expect(parseDone('{"/docs/a":["点击新建。"]}')).toEqual({ '/docs/a': ['点击新建。'] });
});

it.each([[null], ['{half'], ['[]'], ['3'], ['null'], ['{"/docs/a":[1]}'], ['{"/docs/a":"text"}']])(
  'ignores %s',
  (stored) => {
    expect(parseDone(stored)).toEqual({});
  },
);
