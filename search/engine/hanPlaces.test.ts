import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, addMention, fieldNames, mentions } from './fields';
import { HanNumbers } from './hanNumbers';
import { HanPlaces, type PackedHan } from './hanPlaces';

const firstSection = 100;

type Texts = readonly (readonly (readonly [field: Field, text: string])[])[];

function packAll(numbers: HanNumbers, sections: Texts): PackedHan {
  const chars = sections.flat().reduce((sum, [, text]) => sum + text.length, 0);
  const places = new HanPlaces(numbers, chars);
  sections.forEach((fields, section) => {
    places.begin(section);
    for (const [field, text] of fields) places.note(text, field);
  });
  return places.pack(firstSection);
}

/** Packed counts of a pair by section; `second` is empty for the end of a run. */
function countsOf(han: PackedHan, numbers: HanNumbers, first: string, second: string): Record<number, number> {
  const run = han
    .pairsOf(numbers.find(first.charCodeAt(0)))
    .runOf(second === '' ? 0 : numbers.find(second.charCodeAt(0)));
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

/** The pairs of a text, run by run. */
function pairsOf(text: string): (readonly [first: string, second: string])[] {
  return (text.match(/[^a-z0-9_ ，]+/g) ?? []).flatMap((run) =>
    Array.from(run, (first, at) => [first, run.charAt(at + 1)] as const),
  );
}

describe('Han characters of an addition', () => {
  it('are counted, text by text', () => {
    const places = new HanPlaces(new HanNumbers(), 20);
    expect(places.note('设备 mqtt 接入，', 'content')).toBe(4);
    expect(places.note('mqtt', 'code')).toBe(0);
    expect(places.note('', 'code')).toBe(0);
  });

  it('that stood before are noted again as if they were read again', () => {
    const numbers = new HanNumbers();
    const places = new HanPlaces(numbers, 20);
    places.note('接入', 'title');
    const start = places.length;
    const count = places.note('设备，设', 'title');
    places.begin(1);
    places.note('备', 'title');
    places.noteAgain(start, count);
    places.begin(2);
    places.note('网', 'heading');
    const han = places.pack(firstSection);
    const once = addMention(0, mentions.title);
    expect(countsOf(han, numbers, '设', '备')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, numbers, '设', '')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, numbers, '备', '')).toEqual({ 100: once, 101: once });
    expect(countsOf(han, numbers, '备', '设')).toEqual({});
    expect(countsOf(han, numbers, '接', '入')).toEqual({ 100: once });
    expect(countsOf(han, numbers, '网', '')).toEqual({ 102: addMention(0, mentions.heading) });
  });

  it('give the pairs that counting by hand gives, by section and field', () => {
    fc.assert(
      fc.property(anyTexts, (sections) => {
        const numbers = new HanNumbers();
        const han = packAll(numbers, sections);
        const expected = new Map<string, Record<number, number>>();
        sections.forEach((fields, section) => {
          for (const [field, text] of fields) {
            for (const pair of pairsOf(text)) {
              const own = expected.get(pair.join('')) ?? {};
              const place = firstSection + section;
              own[place] = addMention(own[place] ?? 0, mentions[field]);
              expected.set(pair.join(''), own);
            }
          }
        });
        for (const first of '设备连接网') {
          for (const second of ['', '设', '备', '连', '接', '网']) {
            const isKnown = second === '' || numbers.find(second.charCodeAt(0)) !== 0;
            if (isKnown) expect(countsOf(han, numbers, first, second)).toEqual(expected.get(first + second) ?? {});
          }
        }
      }),
    );
  });

  it('tell in how many sections a character has followers and is one', () => {
    fc.assert(
      fc.property(anyTexts, (sections) => {
        const numbers = new HanNumbers();
        const han = packAll(numbers, sections);
        const [after, before] = [new Uint32Array(numbers.end), new Uint32Array(numbers.end)];
        han.countPairs(after, before);
        const seen = new Set(
          sections.flatMap((fields, section) =>
            fields.flatMap(([, text]) => pairsOf(text).map(([first, second]) => `${section} ${first}${second}`)),
          ),
        );
        for (const character of '设备连接网') {
          const number = numbers.find(character.charCodeAt(0));
          if (number === 0) continue;
          const pairs = [...seen].map((entry) => entry.split(' ')[1] ?? '');
          expect(after[number]).toBe(pairs.filter((pair) => pair.startsWith(character)).length);
          expect(before[number]).toBe(pairs.filter((pair) => pair.charAt(1) === character).length);
        }
      }),
    );
  });

  it('have no pairs where they are unknown, or were numbered by a later addition', () => {
    const numbers = new HanNumbers();
    const han = packAll(numbers, [[['content', '设备']]]);
    packAll(numbers, [[['content', '网关']]]);
    expect(countsOf(han, numbers, '无', '此')).toEqual({});
    expect(countsOf(han, numbers, '网', '关')).toEqual({});
    expect(countsOf(han, numbers, '设', '备')).toEqual({ 100: mentions.content.one });
  });

  it('keep what was worked out, but not without end', () => {
    const numbers = new HanNumbers();
    const all = Array.from({ length: 300 }, (_, place) => String.fromCharCode(0x4e00 + place)).join('');
    const han = packAll(numbers, [[['content', all]]]);
    const first = han.pairsOf(1);
    expect(han.pairsOf(1)).toBe(first);
    for (let number = 2; number <= 300; number += 1) han.pairsOf(number);
    expect(han.pairsOf(1)).not.toBe(first);
    expect(han.pairsOf(1).terms).toEqual(first.terms);
  });
});
