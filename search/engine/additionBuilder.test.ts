import { describe, expect, it, vi } from 'vitest';
import { type Field, countIn, fieldNames } from './fields';
import { HanIds } from './hanIds';
import { AdditionBuilder } from './additionBuilder';
import { WordIds } from './wordIds';

const text = '设备 mqtt 接入 mqtts';

function createNotes() {
  const words = new WordIds();
  const han = new HanIds();
  const [readWord, readCharacter] = [vi.spyOn(words, 'findOrAdd'), vi.spyOn(han, 'findOrAdd')];
  const builder = new AdditionBuilder({ words, han, chars: 200 });
  builder.begin(0);
  const add = (field: Field, written = text) => builder.add({ field, text: written, folded: written.toLowerCase() });
  return { builder, words, add, readWord, readCharacter };
}

describe('AdditionBuilder', () => {
  it.each(fieldNames)('counts the Han characters and words of %s, new or repeated', (field) => {
    const { builder, add } = createNotes();
    expect(add(field)).toBe(6);
    builder.begin(1);
    expect(add(field)).toBe(6);
    expect(add(field, '')).toBe(0);
  });

  it.each(fieldNames)('reads the characters of %s again only when neighbours do not repeat them', (field) => {
    const { builder, add, readCharacter } = createNotes();
    const isRepeated = field === 'title' || field === 'ancestors';
    add(field);
    builder.begin(1);
    add(field);
    expect(readCharacter).toHaveBeenCalledTimes((isRepeated ? 1 : 2) * text.length);
  });

  it('splits a chunk into words once, even if it is repeated', () => {
    const { builder, words, add, readWord } = createNotes();
    add('content', 'deviceId mqtt deviceId');
    expect(readWord).toHaveBeenCalledTimes(4);
    builder.begin(1);
    add('code', 'x.deviceId，deviceId');
    expect(readWord.mock.calls.flat()).toEqual(['device', 'id', 'deviceid', 'mqtt', 'device', 'id', 'xdeviceid']);
    add('code', 'DEVICEID'); // other case: another chunk
    expect(readWord).toHaveBeenCalledTimes(8);
    const run = builder.pack(0).words.runOf(words.find('device') ?? -1);
    expect([...(run?.sections.subarray(run.start, run.end) ?? [])]).toEqual([0, 1]);
    expect([...(run?.counts.subarray(run.start, run.end) ?? [])].map((counts) => countIn(counts, 'content'))).toEqual([
      2, 0,
    ]);
  });

  it('distinguishes a signed number from an unsigned one', () => {
    const { words, add } = createNotes();
    expect(add('content', '3 -3 3')).toBe(4);
    expect([words.find('3'), words.find('-3')]).toEqual([0, 1]);
  });

  it('caches the last text by field', () => {
    const { builder, words, add } = createNotes();
    add('title');
    builder.begin(1);
    add('ancestors');
    const run = builder.pack(0).words.runOf(words.find('mqtts') ?? -1);
    expect([...(run?.counts.subarray(run.start, run.end) ?? [])]).toHaveLength(2);
    expect(new Set(run?.counts.subarray(run.start, run.end)).size).toBe(2);
  });
});

describe('WordIds', () => {
  it('numbers words in order of appearance, and returns the new ones', () => {
    const words = new WordIds();
    expect([words.findOrAdd('mqtt'), words.findOrAdd('opc'), words.findOrAdd('mqtt')]).toEqual([0, 1, 0]);
    expect([words.find('opc'), words.find('modbus'), words.end]).toEqual([1, undefined, 2]);
    expect(words.takeNewWords()).toEqual(['mqtt', 'opc']);
    words.findOrAdd('modbus');
    expect(words.takeNewWords()).toEqual(['modbus']);
  });
});
