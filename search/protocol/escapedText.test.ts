import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, mapHitTexts, unescapeText } from './escapedText';
import type { Hit } from './query';

describe('text for a hosted service', () => {
  it('contains no tag and can be unescaped', () => {
    expect(escapeText('<设备ID> & &lt;')).toBe('&lt;设备ID&gt; &amp; &amp;lt;');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', ';', '"', 'lt', 'amp', '中') }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>]/);
        expect(unescapeText(escapeText(text))).toBe(text);
      }),
    );
  });

  it('is unescaped with the other entities of a crawler; unknown ones are text', () => {
    expect(unescapeText('&quot;&#39;&#x27;&nbsp;&#60;&lt')).toBe("\"''&nbsp;&#60;&lt");
  });

  it('is unescaped when the match was inside an entity', () => {
    expect(unescapeText('a &\uE000lt\uE001;b')).toBe('a <b');
  });
});

it('maps every text of a hit, marked or not, but neither address, id nor type', () => {
  const bare: Hit = {
    objectID: 'a',
    url: '/a',
    type: 'lvl1',
    hierarchy: { lvl1: 'b' },
    content: null,
    _highlightResult: { hierarchy: {} },
    _snippetResult: {},
  };
  const upper = (text: string) => text.toUpperCase();
  expect(mapHitTexts(bare, upper)).toEqual({ ...bare, hierarchy: { lvl1: 'B' } });
  const full: Hit = {
    ...bare,
    content: 'c',
    _highlightResult: { hierarchy: { lvl1: { value: 'd' } }, keywords: [{ value: 'e' }, { value: 'f' }] },
    _snippetResult: { content: { value: 'g' } },
  };
  expect(mapHitTexts(full, upper)).toEqual({
    ...full,
    hierarchy: { lvl1: 'B' },
    content: 'C',
    _highlightResult: { hierarchy: { lvl1: { value: 'D' } }, keywords: [{ value: 'E' }, { value: 'F' }] },
    _snippetResult: { content: { value: 'G' } },
  });
});
