import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutQuery, normalizeQuery } from './cutQuery';
import { maxQueryChars } from './limits';

// spec: query-cut-to-64
it('leaves a query of 64 characters alone and cuts a longer one', () => {
  expect(cutQuery('字'.repeat(64))).toHaveLength(64);
  expect(cutQuery('字'.repeat(100_000))).toBe('字'.repeat(64));
  expect(cutQuery(`a${'😀'.repeat(40)}`)).toBe(`a${'😀'.repeat(31)}`);
});

it('leaves out half characters, in the middle too', () => {
  expect(cutQuery('a\uD83D字\uDE00😀')).toBe('a字😀');
});

it('leaves out what nobody sees, before it counts', () => {
  expect(cutQuery('\u200B设备\u200D离\u00AD线\uFEFF\u202Adevice\u2069_id\u2060')).toBe('设备离线device_id');
  expect(cutQuery(`${'\u200B'.repeat(64)}${'字'.repeat(65)}`)).toBe('字'.repeat(64));
  expect(cutQuery('\uD83D\u200B\uDE00')).toBe('😀'); // no half of a pair stays
});

it('is looked up with a letter and its mark as one character, as one system types them and another does not', () => {
  expect(normalizeQuery('she\u0300be\u0300i')).toBe('sh\u00e8b\u00e8i');
  expect(normalizeQuery('e\u0300'.repeat(65))).toBe('\u00e8'.repeat(64));
});

it('is looked up with the dots that an input method for Chinese has written as full stops', () => {
  expect(normalizeQuery('4。7 V1。0。1 files。get')).toBe('4.7 V1.0.1 files.get');
  expect(normalizeQuery('重启。MQTT。 断线。2')).toBe('重启。MQTT。 断线。2'); // they end a sentence
});

it('can stand in an address, whatever was asked', () => {
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

it('is a beginning of the query of at most 64 characters and never ends in half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '字', '😀'), minLength: 40, maxLength: 100 }), (query) => {
      const cut = cutQuery(query);
      expect(query.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(maxQueryChars);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});
