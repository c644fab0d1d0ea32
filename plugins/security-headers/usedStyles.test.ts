import { expect, test } from 'vitest';
import { findUsedStyles } from './usedStyles';

const used = new Set(['a', 'note', 'wide']);

test.each([
  ['an element', 'b{color:red}'],
  ['a class', '.note{color:red}'],
  ['an id', '#a{color:red}'],
  ['everything', '*{color:red}'],
  ['a state', '.note:hover b:focus{color:red}'],
  ['a place', '.note>:where(:nth-child(3)):last-child{color:red}'],
  ['one of several', '.note:is(.other,.wide){color:red}'],
  ['something that another is not', '.note:not(.other){color:red}'],
  ['a generated part', '.note:before{content:""}'],
  ['an attribute that a script sets', '[data-theme=dark] .note{color:red}'],
  ['a condition', '@media (max-width:996px){.note{color:red}}'],
  ['paper and a screen', '@media (max-width:996px),print{.note{color:red}}'],
  ['a property that is read', ':root{--a:red}.note{color:var(--a)}'],
])('keeps rules of %s', (_, sheet) => {
  expect(findUsedStyles(sheet, used, { safari: 14 << 16 })).toBe(sheet);
});

test.each([
  ['a class', '.other{color:red}'],
  ['an id', '#b{color:red}'],
  ['a class beside one that is there', '.note .other{color:red}'],
  ['one of several that are not there', '.note:is(.other,.another){color:red}'],
  ['paper', '@media print{.note{color:red}}'],
])('leaves out rules of %s', (_, sheet) => {
  expect(findUsedStyles(`b{color:red}${sheet}`, used)).toBe('b{color:red}');
});

test('leaves out properties that only other rules read', () => {
  const sheet = ':root{--a:red;--b:red}.other{color:var(--b)}.note{color:var(--a)}';
  expect(findUsedStyles(sheet, used)).toBe(':root{--a:red}.note{color:var(--a)}');
});
