import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutQuery, normalizeQuery } from './cutQuery';
import { maxQueryChars } from './limits';

// spec: query-cut-to-64
it('keeps a query of 64 characters and cuts a longer one', () => {
  expect(cutQuery('字'.repeat(64))).toHaveLength(64);
  expect(cutQuery('字'.repeat(100_000))).toBe('字'.repeat(64));
  expect(cutQuery(`a${'😀'.repeat(40)}`)).toBe(`a${'😀'.repeat(31)}`);
});

it('removes lone surrogates, also in the middle', () => {
  expect(cutQuery('a\uD83D字\uDE00😀')).toBe('a字😀');
});

it('removes invisible characters before it counts', () => {
  expect(cutQuery('\u200B设备\u200D离\u00AD线\uFEFF\u202Adevice\u2069_id\u2060')).toBe('设备离线device_id');
  expect(cutQuery(`${'\u200B'.repeat(64)}${'字'.repeat(65)}`)).toBe('字'.repeat(64));
  expect(cutQuery('\uD83D\u200B\uDE00')).toBe('😀'); // no lone surrogate stays
});

it('composes letters and marks, which some systems type as two characters', () => {
  expect(normalizeQuery('she\u0300be\u0300i')).toBe('sh\u00e8b\u00e8i');
  expect(normalizeQuery('e\u0300'.repeat(65))).toBe('\u00e8'.repeat(64));
});

it('replaces full stops of Chinese input methods with dots', () => {
  expect(normalizeQuery('4。7 V1。0。1 files。get')).toBe('4.7 V1.0.1 files.get');
  expect(normalizeQuery('重启。MQTT。 断线。2')).toBe('重启。MQTT。 断线。2'); // they end a sentence
});

it('returns text that an address can contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(0xffff)), (text, units) => {
      expect(() => encodeURIComponent(cutQuery(text + String.fromCharCode(...units)))).not.toThrow();
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0xd7fe, max: 0xe001 }), { maxLength: 100 }), (units) => {
      expect(() => encodeURIComponent(cutQuery(String.fromCharCode(...units)))).not.toThrow();
    }),
  );
});

it('returns a prefix of at most 64 characters without half characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '字', '😀'), minLength: 40, maxLength: 100 }), (query) => {
      const cut = cutQuery(query);
      expect(query.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(maxQueryChars);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});
