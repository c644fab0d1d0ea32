import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, unescapeText } from './escapedText';

describe('text on its way to a hosted service', () => {
  it('holds no tag and comes back as it was', () => {
    expect(escapeText('<设备ID> & &lt;')).toBe('&lt;设备ID&gt; &amp; &amp;lt;');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', ';', '"', 'lt', 'amp', '中') }), (text) => {
        expect(escapeText(text)).not.toMatch(/[<>]/);
        expect(unescapeText(escapeText(text))).toBe(text);
      }),
    );
  });

  it('is read with the other entities a crawler writes; unknown ones are text', () => {
    expect(unescapeText('&quot;&#39;&#x27;&nbsp;&#60;&lt')).toBe("\"''&nbsp;&#60;&lt");
  });

  it('is read when the match was inside an entity', () => {
    expect(unescapeText('a &\uE000lt\uE001;b')).toBe('a <b');
  });
});
