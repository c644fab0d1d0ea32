// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createElement } from './createElement';

it('sets attributes and appends children in order', () => {
  const link = createElement('a', { class: 'term', href: '/glossary' }, '术语', createElement('b', {}, '表'));
  expect(link.outerHTML).toBe('<a class="term" href="/glossary">术语<b>表</b></a>');
});

it('inserts strings as text', () => {
  expect(createElement('p', {}, '<b>x</b>').innerHTML).toBe('&lt;b&gt;x&lt;/b&gt;');
});
