import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../text/fold';
import { readTokens } from '../text/tokens';
import { type Field, addOccurrence, countIn, fieldNames, occurrences } from './fields';
import { countPostings } from './postings';
import { TextIndex } from './textIndex';
import type { FieldText } from './additionBuilder';

const fold = createFold('');
const fieldText = (field: Field, text: string): FieldText => ({ field, text, folded: fold(text) });

/** Packed counts by section, over all runs of a term. */
function postingsOf(index: TextIndex, term: string): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { firstSection, sections, counts, start, end } of index.find(term)) {
    for (let at = start; at < end; at += 1) {
      const section = firstSection + (sections[at] ?? -1);
      found[section] = (found[section] ?? 0) | (counts[at] ?? 0);
    }
  }
  return found;
}

function termsOf(text: string): string[] {
  const terms: string[] = [];
  readTokens(text, fold(text), {
    bigram(first, second) {
      terms.push(String.fromCharCode(first));
      if (second !== 0) terms.push(String.fromCharCode(first, second));
    },
    word: (word) => terms.push(word),
  });
  return terms;
}

describe('TextIndex', () => {
  let index: TextIndex;
  beforeEach(() => {
    index = new TextIndex(3);
    index.add(0, [
      [fieldText('heading', '设备接入'), fieldText('content', '设备设备 MQTT')],
      [fieldText('heading', 'MQTT 连接')],
      [fieldText('keywords', 'deviceId')],
    ]);
    index.add(1, [[fieldText('content', '设备离线，mqtts')]]);
  });

  it('returns the sections of a term, and its frequency by field', () => {
    const once = addOccurrence(
      addOccurrence(addOccurrence(0, occurrences.heading), occurrences.content),
      occurrences.content,
    );
    expect(postingsOf(index, '设备')).toEqual({ 0: once, 1: addOccurrence(0, occurrences.content) });
    expect(countPostings(index.find('设备'))).toBe(2);
    expect(postingsOf(index, '入')).toEqual({ 0: addOccurrence(0, occurrences.heading) });
    expect(postingsOf(index, 'deviceid')).toEqual({ 2: addOccurrence(0, occurrences.keywords) });
    expect(index.find('无此')).toEqual([]);
    expect(index.find('none')).toEqual([]);
  });

  it('finds terms by prefix after every addition', () => {
    expect(index.withPrefix('mqtt')).toEqual(['mqtt', 'mqtts']);
    index.add(2, [[fieldText('content', 'mqttx')]]);
    expect(index.withPrefix('mqtt')).toEqual(['mqtt', 'mqtts', 'mqttx']);
  });

  it('counts a title that neighbours repeat for each of them, and its length', () => {
    const [deviceId, deviceid] = [fieldText('title', '设备 deviceId'), fieldText('title', '设备 deviceid')];
    const some = new TextIndex(6);
    some.add(0, [
      [deviceId, fieldText('heading', '接入')],
      [deviceId, fieldText('ancestors', '设备 deviceId')],
      [fieldText('heading', '接入'), deviceId],
      [deviceid],
      [],
      [fieldText('heading', '接入'), deviceid],
    ]);
    const [inTitle, inHeading] = [addOccurrence(0, occurrences.title), addOccurrence(0, occurrences.heading)];
    const inBoth = addOccurrence(inTitle, occurrences.ancestors);
    expect(postingsOf(some, '设备')).toEqual({ 0: inTitle, 1: inBoth, 2: inTitle, 3: inTitle, 5: inTitle });
    expect(postingsOf(some, '设')).toEqual(postingsOf(some, '设备'));
    expect(postingsOf(some, 'deviceid')).toEqual({ 0: inTitle, 1: inBoth, 2: inTitle, 3: inTitle, 5: inTitle });
    expect(postingsOf(some, 'device')).toEqual({ 0: inTitle, 1: inBoth, 2: inTitle });
    expect(postingsOf(some, '接入')).toEqual({ 0: inHeading, 2: inHeading, 5: inHeading });
  });

  it('removes only the terms of a replaced head', () => {
    const replaced = new TextIndex(2);
    replaced.replace([[fieldText('heading', '连接设备 mqtt')], [fieldText('heading', '连接')]]);
    replaced.add(0, [[fieldText('content', '设备 mqtt')]]);
    replaced.replace([[fieldText('heading', '网关')], [fieldText('heading', '连接')]]);
    const [inHeading, inContent] = [addOccurrence(0, occurrences.heading), addOccurrence(0, occurrences.content)];
    expect(postingsOf(replaced, '连接')).toEqual({ 1: inHeading });
    expect(postingsOf(replaced, '设备')).toEqual({ 0: inContent });
    expect(postingsOf(replaced, 'mqtt')).toEqual({ 0: inContent });
    expect(postingsOf(replaced, '网关')).toEqual({ 0: inHeading });
  });

  it('replaces a head with more sections than one addition can hold', () => {
    const many = 70_000;
    const empty = Array.from({ length: many - 1 }, () => []);
    const replaced = new TextIndex(many);
    replaced.replace([...empty, [fieldText('heading', '设备')]]);
    replaced.add(0, [[fieldText('content', '设备')]]);
    replaced.replace([...empty, [fieldText('heading', '网关')]]);
    expect(postingsOf(replaced, '设备')).toEqual({ 0: addOccurrence(0, occurrences.content) });
    expect(postingsOf(replaced, '网关')).toEqual({ [many - 1]: addOccurrence(0, occurrences.heading) });
  });

  it('distinguishes the last character of a run from a bigram, and finds whole words only', () => {
    const some = new TextIndex(2);
    some.add(0, [[fieldText('content', '设备')], [fieldText('content', '备')]]);
    expect(postingsOf(some, '备')).toEqual({
      0: addOccurrence(0, occurrences.content),
      1: addOccurrence(0, occurrences.content),
    });
    expect(some.find('备设')).toEqual([]);
    expect(some.find('备无')).toEqual([]);
    some.add(1, [[fieldText('content', 'mqtt')]]);
    expect(some.find('mqt')).toEqual([]);
    expect(some.find('')).toEqual([]);
    expect(some.withPrefix('')).toEqual(['mqtt']);
  });

  it('finds nothing in an empty index', () => {
    const some = new TextIndex(1);
    some.add(0, [[]]);
    expect([some.find('设备'), some.find('mqtt'), some.find('设'), some.withPrefix('m')]).toEqual([[], [], [], []]);
  });

  it('finds every occurrence of a single character, after every addition', () => {
    const some = new TextIndex(3);
    some.add(0, [[fieldText('content', '设备离线，设备')], [fieldText('heading', '备份')]]);
    const twice = addOccurrence(addOccurrence(0, occurrences.content), occurrences.content);
    const once = addOccurrence(0, occurrences.heading);
    expect(postingsOf(some, '备')).toEqual({ 0: twice, 1: once });
    some.add(2, [[fieldText('heading', '准备')]]);
    expect(postingsOf(some, '备')).toEqual({ 0: twice, 1: once, 2: once });
    expect(some.find('无')).toEqual([]);
  });

  it('computes association scores over all additions', () => {
    const some = new TextIndex(4);
    some.add(0, [[fieldText('content', '离线')]]);
    expect(some.associationScore('离线')).toBe(1);
    some.add(1, [[fieldText('content', '离开')], [fieldText('content', '离开')], [fieldText('content', '在线')]]);
    expect(some.associationScore('离线')).toBeCloseTo(1 / Math.sqrt(3 * 2));
    some.replace([[fieldText('heading', '离题')]]);
    expect(some.associationScore('离线')).toBeCloseTo(1 / Math.sqrt(4 * 2));
  });

  it('measures each field of each section', () => {
    const some = new TextIndex(3);
    some.add(1, [
      [fieldText('heading', '一二'), fieldText('content', '一二三四五六')],
      [fieldText('heading', '一二'), fieldText('content', '一二三')],
    ]);
    const { heading, content } = some.lengths.factors();
    expect([...heading]).toEqual([1, 1, 1]);
    expect(content[0]).toBe(1);
    expect(content[1]).toBeLessThan(1);
    expect(content[2]).toBeGreaterThan(1);
  });

  it('numbers sections beyond those of one addition', () => {
    const many = 70_000;
    const large = new TextIndex(many);
    large.add(0, [...Array.from({ length: many - 1 }, () => []), [fieldText('heading', '设备')]]);
    expect(postingsOf(large, '设备')).toEqual({ [many - 1]: addOccurrence(0, occurrences.heading) });
  });

  it('finds words by suffix and by similarity', () => {
    expect(index.withSuffix('vice')).toEqual(['device']);
    expect(index.similarTo('mqtx', 1)).toEqual([{ word: 'mqtt', edits: 1 }]);
  });

  it('scores the association of characters', () => {
    expect(index.associationScore('离线')).toBe(1);
    expect(index.associationScore('备离')).toBeLessThan(0.6);
    expect(index.associationScore('无此')).toBe(0);
  });

  it('weights short fields higher, and empty fields neutrally', () => {
    const { heading, content } = index.lengths.factors();
    expect(content[0]).toBeGreaterThan(0);
    expect(heading[0]).toBeLessThan(1); // four tokens
    expect(heading[1]).toBeGreaterThan(1); // three
    expect(heading[2]).toBe(1);
    expect(index.lengths.factors()).toBe(index.lengths.factors());
  });

  it('returns the same as a linear search, in any order of additions', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...Array.from('设备连aB1_. ，')), maxLength: 12 });
    const anyField = fc.constantFrom(...fieldNames);
    const section = fc.array(fc.tuple(anyField, anyText), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 6 }), fc.nat(5), (sections, cut) => {
        const built = new TextIndex(sections.length);
        const texts = sections.map((fields) => fields.map(([field, text]) => fieldText(field, text)));
        built.add(Math.min(cut, sections.length), texts.slice(cut));
        built.add(0, texts.slice(0, cut));
        const counts = new Map<string, Record<number, number>>();
        sections.forEach((fields, position) => {
          for (const [field, text] of fields) {
            for (const term of termsOf(text)) {
              const own = counts.get(term) ?? {};
              own[position] = addOccurrence(own[position] ?? 0, occurrences[field]);
              counts.set(term, own);
            }
          }
        });
        for (const [term, expected] of counts) {
          expect(postingsOf(built, term)).toEqual(expected);
          for (const packed of Object.values(expected))
            expect(fieldNames.some((field) => countIn(packed, field) > 0)).toBe(true);
        }
      }),
    );
  });
});
