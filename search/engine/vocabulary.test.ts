import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../text/editDistance';
import { Vocabulary } from './vocabulary';

const words = ['modbus', 'modbustcp', 'mode', 'mqtt', 'mqtts', 'opc', 'tcp', 'rs485'];

function vocabularyOf(...added: string[][]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const some of added) vocabulary.add(some);
  return vocabulary;
}

describe('Vocabulary', () => {
  const vocabulary = vocabularyOf(words);

  it('finds words by prefix, sorted', () => {
    expect(vocabulary.withPrefix('mod')).toEqual(['modbus', 'modbustcp', 'mode']);
    expect(vocabulary.withPrefix('tcp')).toEqual(['tcp']);
    expect(vocabulary.withPrefix('x')).toEqual([]);
  });

  it('finds words by suffix, sorted', () => {
    expect(vocabulary.withSuffix('tcp')).toEqual(['modbustcp', 'tcp']);
    expect(vocabulary.withSuffix('odbu')).toEqual([]);
  });

  it('finds similar words, but not the word itself', () => {
    expect(vocabulary.similarTo('modbsu', 1)).toEqual([{ word: 'modbus', edits: 1 }]);
    expect(vocabulary.similarTo('mqtt', 1)).toEqual([{ word: 'mqtts', edits: 1 }]);
    expect(vocabulary.similarTo('qmtst', 2)).toEqual([
      { word: 'mqtt', edits: 2 },
      { word: 'mqtts', edits: 2 },
    ]);
  });

  it('finds words that were added after a query', () => {
    const growing = vocabularyOf(['mode']);
    expect(growing.withPrefix('mo')).toEqual(['mode']);
    growing.add(['modbus']);
    expect(growing.withPrefix('mo')).toEqual(['modbus', 'mode']);
    expect(growing.similarTo('modbsu', 1)).toEqual([{ word: 'modbus', edits: 1 }]);
  });

  it('contains each added word once, after any number of queries', () => {
    expect(new Vocabulary().withPrefix('')).toEqual([]);
    const growing = vocabularyOf(['mode', 'opc']);
    expect(growing.withPrefix('')).toEqual(['mode', 'opc']);
    growing.add(['mqtt']);
    expect(growing.withPrefix('')).toEqual(['mode', 'mqtt', 'opc']);
    growing.add(['tcp']);
    expect(growing.withPrefix('')).toEqual(['mode', 'mqtt', 'opc', 'tcp']);
  });

  it('finds words of any letters by one or two typos', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789_');
    const letter = fc.constantFrom(...letters);
    const edit = fc.tuple(fc.nat(14), letter, fc.constantFrom('replace', 'insert', 'delete'));
    const withSlips = (word: string, typos: [number, string, string][]) =>
      typos.reduce((text, [place, other, kind]) => {
        const at = place % text.length;
        return text.slice(0, at) + (kind === 'delete' ? '' : other) + text.slice(kind === 'insert' ? at : at + 1);
      }, word);
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 4, maxLength: 30 }),
        fc.array(edit, { minLength: 1, maxLength: 2 }),
        (word, typos) => {
          const typed = withSlips(word, typos);
          const found = vocabularyOf(['mqtt', word]);
          if (typed !== word) expect(found.similarTo(typed, typos.length).map(({ word: own }) => own)).toContain(word);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('returns the same as a linear search', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', '1'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 40 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (known, query, limit) => {
          const sorted = [...known].sort();
          const some = vocabularyOf(known.slice(0, 5), known.slice(5));
          expect(some.withPrefix(query)).toEqual(sorted.filter((other) => other.startsWith(query)));
          expect(some.withSuffix(query)).toEqual(sorted.filter((other) => other.endsWith(query)));
          expect(some.similarTo(query, limit).map((found) => found.word)).toEqual(
            sorted.filter((other) => other !== query && editDistance(query, other, limit) <= limit),
          );
        },
      ),
    );
  });
});
