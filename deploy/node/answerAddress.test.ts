import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerAddress } from './answerAddress';

const site = { files: new Set(['index.html', 'a/index.html', 'a.html']), addresses: new Map([['/old', '/a']]) };
const hostile = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    'a',
    '%',
    '0',
    '5',
    'c',
    'd',
    'f',
    '2',
    '?',
    '@',
    ':',
    '\r',
    '\n',
    '\t',
    ' ',
    '中',
    'index',
    '.html',
  ),
  maxLength: 24,
});

test('never redirects to another site or allows header injection', () => {
  fc.assert(
    fc.property(hostile, (rest) => {
      const answer = answerAddress(`/${rest}`, site);
      if (answer.status !== 301) return;
      expect(answer.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(answer.location, 'http://site.example').host).toBe('site.example');
    }),
    { numRuns: 20_000 },
  );
});

test('serves only files of the build', () => {
  fc.assert(
    fc.property(hostile, (rest) => {
      const answer = answerAddress(`/${rest}`, site);
      if (answer.status === 200) expect(site.files).toContain(answer.file);
    }),
    { numRuns: 5_000 },
  );
});

test('returns 400 for a target that is not a path', () => {
  for (const target of ['*', 'http://evil.example/', '']) expect(answerAddress(target, site)).toEqual({ status: 400 });
});
