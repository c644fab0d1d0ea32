import { expect, it } from 'vitest';
import { normalizeQuery } from '../protocol/cutQuery';
import { tidyText } from './htmlText';

it.each(['re\u0301sume\u0301', 'か\u3099き', 'she\u0300be\u0300i', 'Å 5 Ω'])(
  'composes letters and marks of %s as in queries',
  (text) => {
    const decomposed = text.normalize('NFD');
    expect(decomposed).not.toBe(normalizeQuery(decomposed));
    expect(tidyText(decomposed)).toBe(normalizeQuery(decomposed));
  },
);

it.each([
  '👨\u200d🔧',
  '👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿',
  '❤\ufe0f\u200d🔥',
  '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  '🇨🇳👍🏿1\ufe0f\u20e3',
])('keeps %s whole', (emoji) => {
  expect(tidyText(`甲${emoji}乙`)).toBe(`甲${emoji}乙`);
});

it.each([
  ['👨\u200d', '👨'],
  ['👨\u200d\u200d🔧', '👨🔧'],
  ['👨\u200d甲\u200d🔧', '👨甲🔧'],
  ['甲\u200d乙\u{e0067}\u{e007f}', '甲乙'],
  ['👨\u{e0067}\u{e0062}\u{e0077}\u{e007f}', '👨'],
  ['🏴\u{e0067}\u{e0062}', '🏴'],
  ['👨\ue000\u200d🔧', '👨🔧'],
  [`🏴${'\u{e0067}'.repeat(40)}\u{e007f}`, '🏴'],
])('joins no other characters: %j', (text, tidied) => {
  expect(tidyText(text)).toBe(tidied);
});
