import { expect, test } from 'vitest';
import { inspectBuild } from './inspectBuild';
import { readMarkup } from './readMarkup';

const pageWith = (html: string, name = '/') => ({ name, ...readMarkup(html) });

test('hashes each different inline script once', () => {
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  const { scriptHashes, findings } = inspectBuild(
    [pageWith('<script>a()</script>'), pageWith('<script>a()</script>', '/x')],
    [],
  );
  expect(scriptHashes).toEqual(['sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=']);
  expect(findings).toEqual([]);
});

test('refuses a fourth inline script', () => {
  const scripts = ['a', 'b', 'c', 'd'].map((name) => `<script>${name}()</script>`);
  expect(inspectBuild([pageWith(scripts.slice(0, 3).join(''))], []).findings).toEqual([]);
  expect(inspectBuild([pageWith(scripts.join(''))], []).findings).toEqual([
    expect.stringMatching(/^4 different inline scripts/),
  ]);
});

test('names the first place of what the policy blocks', () => {
  const pages = [pageWith('<p style="x">', '/a'), pageWith('<p style="x"><p style="x">', '/b')];
  expect(inspectBuild(pages, []).findings).toEqual(['<p style="x"> in /a and 1 more']);
});

test('refuses scripts and styles in pictures instead of allowing them', () => {
  const picture = pageWith('<svg><script>a()</script><style>a{}</style></svg>', 'img/a.svg');
  const { scriptHashes, findings } = inspectBuild([], [picture]);
  expect(scriptHashes).toEqual([]);
  expect(findings).toEqual(['<script> element in img/a.svg', '<style> element in img/a.svg']);
});
