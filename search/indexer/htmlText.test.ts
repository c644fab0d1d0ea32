import { expect, it } from 'vitest';
import { readQuery } from '../protocol/cutQuery';
import { tidyText } from './htmlText';

it.each(['re\u0301sume\u0301', 'か\u3099き', 'she\u0300be\u0300i', 'Å 5 Ω'])(
  'writes %s as queries are read: a letter and its mark as one character',
  (text) => {
    const decomposed = text.normalize('NFD');
    expect(decomposed).not.toBe(readQuery(decomposed));
    expect(tidyText(decomposed)).toBe(readQuery(decomposed));
  },
);
