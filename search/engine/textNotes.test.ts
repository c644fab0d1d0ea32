import { describe, expect, it, vi } from 'vitest';
import { type Field, fieldNames } from './fields';
import { HanNumbers } from './hanNumbers';
import { TextNotes } from './textNotes';
import { WordNumbers } from './wordNumbers';

const text = '设备 mqtt 接入 mqtts';

function createNotes() {
  const words = new WordNumbers();
  const readWord = vi.spyOn(words, 'findOrAdd');
  const notes = new TextNotes({ words, han: new HanNumbers(), chars: 200 });
  notes.begin(0);
  const note = (field: Field, written = text) => notes.note({ field, text: written, folded: written.toLowerCase() });
  return { notes, words, note, readWord };
}

describe('notes of texts', () => {
  it.each(fieldNames)('count the Han characters and words of %s, whether or not they stood there before', (field) => {
    const { notes, note } = createNotes();
    expect(note(field)).toBe(6);
    notes.begin(1);
    expect(note(field)).toBe(6);
    expect(note(field, '')).toBe(0);
  });

  it.each(fieldNames)('read %s again only where neighbours do not repeat it', (field) => {
    const { notes, note, readWord } = createNotes();
    const isRepeated = field === 'title' || field === 'ancestors';
    note(field);
    notes.begin(1);
    note(field);
    expect(readWord).toHaveBeenCalledTimes(isRepeated ? 2 : 4);
    note(field, 'MQTT');
    note(field, 'mqtt'); // another text, though it is found by the same word
    expect(readWord).toHaveBeenCalledTimes(isRepeated ? 4 : 6);
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
