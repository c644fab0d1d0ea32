import { describe, expect, it, vi } from 'vitest';
import { type Field, countIn, fieldNames } from './fields';
import { HanNumbers } from './hanNumbers';
import { TextNotes } from './textNotes';
import { WordNumbers } from './wordNumbers';

const text = '设备 mqtt 接入 mqtts';

function createNotes() {
  const words = new WordNumbers();
  const han = new HanNumbers();
  const [readWord, readCharacter] = [vi.spyOn(words, 'findOrAdd'), vi.spyOn(han, 'findOrAdd')];
  const notes = new TextNotes({ words, han, chars: 200 });
  notes.begin(0);
  const note = (field: Field, written = text) => notes.note({ field, text: written, folded: written.toLowerCase() });
  return { notes, words, note, readWord, readCharacter };
}

describe('notes of texts', () => {
  it.each(fieldNames)('count the Han characters and words of %s, whether or not they stood there before', (field) => {
    const { notes, note } = createNotes();
    expect(note(field)).toBe(6);
    notes.begin(1);
    expect(note(field)).toBe(6);
    expect(note(field, '')).toBe(0);
  });

  it.each(fieldNames)('read the characters of %s again only where neighbours do not repeat them', (field) => {
    const { notes, note, readCharacter } = createNotes();
    const isRepeated = field === 'title' || field === 'ancestors';
    note(field);
    notes.begin(1);
    note(field);
    expect(readCharacter).toHaveBeenCalledTimes((isRepeated ? 1 : 2) * text.length);
  });

  it('cut a chunk into words once, however often it stands there', () => {
    const { notes, words, note, readWord } = createNotes();
    note('content', 'deviceId mqtt deviceId');
    expect(readWord).toHaveBeenCalledTimes(4);
    notes.begin(1);
    note('code', 'x.deviceId，deviceId');
    expect(readWord.mock.calls.flat()).toEqual(['device', 'id', 'deviceid', 'mqtt', 'device', 'id', 'xdeviceid']);
    note('code', 'DEVICEID'); // other capitals: another chunk
    expect(readWord).toHaveBeenCalledTimes(8);
    const run = notes.pack(0).words.runOf(words.find('device') ?? -1);
    expect([...(run?.sections.subarray(run.start, run.end) ?? [])]).toEqual([0, 1]);
    expect([...(run?.counts.subarray(run.start, run.end) ?? [])].map((counts) => countIn(counts, 'content'))).toEqual([
      2, 0,
    ]);
  });

  it('know a number with its sign from one without', () => {
    const { words, note } = createNotes();
    expect(note('content', '3 -3 3')).toBe(4);
    expect([words.find('3'), words.find('-3')]).toEqual([0, 1]);
  });

  it('keep what was read of one field apart from the others', () => {
    const { notes, words, note } = createNotes();
    note('title');
    notes.begin(1);
    note('ancestors');
    const run = notes.pack(0).words.runOf(words.find('mqtts') ?? -1);
    expect([...(run?.counts.subarray(run.start, run.end) ?? [])]).toHaveLength(2);
    expect(new Set(run?.counts.subarray(run.start, run.end)).size).toBe(2);
  });
});

describe('numbers of words', () => {
  it('are given in the order in which words come, and say which are new', () => {
    const words = new WordNumbers();
    expect([words.findOrAdd('mqtt'), words.findOrAdd('opc'), words.findOrAdd('mqtt')]).toEqual([0, 1, 0]);
    expect([words.find('opc'), words.find('modbus'), words.end]).toEqual([1, undefined, 2]);
    expect(words.takeNewWords()).toEqual(['mqtt', 'opc']);
    words.findOrAdd('modbus');
    expect(words.takeNewWords()).toEqual(['modbus']);
  });
});
