import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, addOccurrence, fieldNames, occurrences } from './fields';
import { HanIds } from './hanIds';
import { BigramPostings, type PackedBigrams } from './bigramPostings';

const firstSection = 100;

type Texts = readonly (readonly (readonly [field: Field, text: string])[])[];

function packAll(ids: HanIds, sections: Texts): PackedBigrams {
  const chars = sections.flat().reduce((sum, [, text]) => sum + text.length, 0);
  const places = new BigramPostings(ids, chars);
  sections.forEach((fields, section) => {
    places.begin(section);
    for (const [field, text] of fields) places.add(text, field);
  });
  return places.pack(firstSection);
}

/** Packed counts of a bigram by section; `second` is empty at the end of a run. */
function countsOf(han: PackedBigrams, ids: HanIds, first: string, second: string): Record<number, number> {
  const run = han.bigramsOf(ids.find(first.charCodeAt(0))).runOf(second === '' ? 0 : ids.find(second.charCodeAt(0)));
  const found: Record<number, number> = {};
  for (let at = run?.start ?? 0; at < (run?.end ?? 0); at += 1) {
    found[(run?.firstSection ?? 0) + (run?.sections[at] ?? 0)] = run?.counts[at] ?? 0;
  }
  return found;
}

const anyText = fc.string({ unit: fc.constantFrom(...Array.from('设备连接网a1_ ，')), maxLength: 12 });
const anyTexts = fc.array(fc.array(fc.tuple(fc.constantFrom(...fieldNames), anyText), { maxLength: 3 }), {
  maxLength: 6,
});

/** Returns the bigrams of a text, run by run. */
function bigramsOf(text: string): (readonly [first: string, second: string])[] {
  return (text.match(/[^a-z0-9_ ，]+/g) ?? []).flatMap((run) =>
    Array.from(run, (first, at) => [first, run.charAt(at + 1)] as const),
  );
}

describe('BigramPostings', () => {
  it('counts the characters of each text', () => {
    const places = new BigramPostings(new HanIds(), 20);
    expect(places.add('设备 mqtt 接入，', 'content')).toBe(4);
    expect(places.add('mqtt', 'code')).toBe(0);
    expect(places.add('', 'code')).toBe(0);
  });

  it('adds repeated characters as if they were read again', () => {
    const ids = new HanIds();
    const places = new BigramPostings(ids, 20);
    places.add('接入', 'title');
    const start = places.length;
    const count = places.add('设备，设', 'title');
    places.begin(1);
    places.add('备', 'title');
    places.addAgain(start, count);
    places.begin(2);
    places.add('网', 'heading');
    const han = places.pack(firstSection);
    const once = addOccurrence(0, occurrences.title);
    expect(countsOf(han, ids, '设', '备')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, ids, '设', '')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, ids, '备', '')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, ids, '备', '设')).toEqual({});
    expect(countsOf(han, ids, '接', '入')).toEqual({ 100: once });
    expect(countsOf(han, ids, '网', '')).toEqual({ 102: addOccurrence(0, occurrences.heading) });
  });

  it('returns the same bigrams as a naive count, by section and field', () => {
    fc.assert(
      fc.property(anyTexts, (sections) => {
        const ids = new HanIds();
        const han = packAll(ids, sections);
        const expected = new Map<string, Record<number, number>>();
        sections.forEach((fields, section) => {
          for (const [field, text] of fields) {
            for (const bigram of bigramsOf(text)) {
              const own = expected.get(bigram.join('')) ?? {};
              const place = firstSection + section;
              own[place] = addOccurrence(own[place] ?? 0, occurrences[field]);
              expected.set(bigram.join(''), own);
            }
          }
        });
        for (const first of '设备连接网') {
          for (const second of ['', '设', '备', '连', '接', '网']) {
            const isKnown = second === '' || ids.find(second.charCodeAt(0)) !== 0;
            if (isKnown) expect(countsOf(han, ids, first, second)).toEqual(expected.get(first + second) ?? {});
          }
        }
      }),
    );
  });

  it('counts the sections in which a character precedes and follows others', () => {
    fc.assert(
      fc.property(anyTexts, (sections) => {
        const ids = new HanIds();
        const han = packAll(ids, sections);
        const [after, before] = [new Uint32Array(ids.end), new Uint32Array(ids.end)];
        han.countBigrams(after, before);
        const seen = new Set(
          sections.flatMap((fields, section) =>
            fields.flatMap(([, text]) => bigramsOf(text).map(([first, second]) => `${section} ${first}${second}`)),
          ),
        );
        for (const character of '设备连接网') {
          const id = ids.find(character.charCodeAt(0));
          if (id === 0) continue;
          const bigrams = [...seen].map((entry) => entry.split(' ')[1] ?? '');
          expect(after[id]).toBe(bigrams.filter((bigram) => bigram.startsWith(character)).length);
          expect(before[id]).toBe(bigrams.filter((bigram) => bigram.charAt(1) === character).length);
        }
      }),
    );
  });

  it('returns no bigrams for characters that are unknown or from a later addition', () => {
    const ids = new HanIds();
    const han = packAll(ids, [[['content', '设备']]]);
    packAll(ids, [[['content', '网关']]]);
    expect(countsOf(han, ids, '无', '此')).toEqual({});
    expect(countsOf(han, ids, '网', '关')).toEqual({});
    expect(countsOf(han, ids, '设', '备')).toEqual({ 100: occurrences.content.one });
  });

  it('caches a limited number of results', () => {
    const ids = new HanIds();
    const all = Array.from({ length: 300 }, (_, place) => String.fromCharCode(0x4e00 + place)).join('');
    const han = packAll(ids, [[['content', all]]]);
    const first = han.bigramsOf(1);
    expect(han.bigramsOf(1)).toBe(first);
    for (let id = 2; id <= 300; id += 1) han.bigramsOf(id);
    expect(han.bigramsOf(1)).not.toBe(first);
    expect(han.bigramsOf(1).terms).toEqual(first.terms);
  });
});
