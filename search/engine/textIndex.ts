import { kindAt } from '../text/characters';
import { type FieldLengths, type IsRow, createFieldLengths } from './fieldLengths';
import { HanIds } from './hanIds';
import { BigramStatistics } from './bigramStatistics';
import { maxSectionsOfAddition } from './postingLists';
import { type Correction, type PostingRun, type PostingSource, countPostings } from './postings';
import { type Addition, type FieldText, AdditionBuilder } from './additionBuilder';
import { Vocabulary } from './vocabulary';
import { WordIds } from './wordIds';

function listSections({ firstSection, sections, start, end }: PostingRun): number[] {
  return Array.from(sections.subarray(start, end), (section) => firstSection + section);
}

/**
 * Inverted index, built in the worker from the text that snippets need anyway: faster than downloading a prebuilt one.
 * It grows by packed additions (headings first, then the text of each product). The addition with names of pages can be
 * replaced.
 */
export class TextIndex implements PostingSource {
  /** Field lengths, updated with every added text. */
  readonly lengths: FieldLengths;
  private readonly words = new WordIds();
  private readonly han = new HanIds();
  private readonly vocabulary = new Vocabulary();
  private readonly additions: Addition[] = [];
  /** All additions, including the replaceable ones. */
  private all: readonly Addition[] = [];
  private replaceable: readonly Addition[] = [];
  private statistics: BigramStatistics | undefined;

  constructor(sectionCount: number, isRow?: IsRow) {
    this.lengths = createFieldLengths(sectionCount, isRow);
  }

  /** Adds texts of sections. `sections[0]` belongs to section `first`. */
  add(first: number, sections: readonly (readonly FieldText[])[]): void {
    this.additions.push(...this.readAll(first, sections));
    this.all = [...this.additions, ...this.replaceable];
  }

  /** Replaces the texts that an earlier call has added, from the first section on. */
  replace(sections: readonly (readonly FieldText[])[]): void {
    this.replaceable = this.readAll(0, sections);
    this.all = [...this.additions, ...this.replaceable];
  }

  private readAll(first: number, sections: readonly (readonly FieldText[])[]): Addition[] {
    this.statistics = undefined;
    const packed: Addition[] = [];
    for (let start = 0; start < sections.length; start += maxSectionsOfAddition) {
      packed.push(this.read(first + start, sections.slice(start, start + maxSectionsOfAddition)));
    }
    return packed;
  }

  private read(first: number, sections: readonly (readonly FieldText[])[]): Addition {
    const chars = sections.reduce((sum, fields) => fields.reduce((own, { text }) => own + text.length, sum), 0);
    const builder = new AdditionBuilder({ words: this.words, han: this.han, chars });
    sections.forEach((fields, index) => {
      builder.begin(index);
      for (const field of fields) this.lengths.set(first + index, field.field, builder.add(field));
    });
    this.vocabulary.add(this.words.takeNewWords());
    return builder.pack(first);
  }

  /** Returns one run for each addition that contains the term. */
  find(term: string): PostingRun[] {
    if (kindAt(term, 0) !== 'han') return this.findWord(term);
    return term.length > 2 ? this.findPhrase(term) : this.findBigram(term);
  }

  /** Returns the sorted words of letters and digits that begin with `prefix`. */
  withPrefix(prefix: string): readonly string[] {
    return this.vocabulary.withPrefix(prefix);
  }

  /** Returns the sorted words of letters and digits that begin with `suffix`. */
  withSuffix(suffix: string): readonly string[] {
    return this.vocabulary.withSuffix(suffix);
  }

  /**
   * Returns the association score of two Han characters, 0 to 1 (see `PostingSource`); 0 when they are never adjacent.
   */
  associationScore(bigram: string): number {
    return this.bigramStatistics().associationScore(bigram, countPostings(this.find(bigram)));
  }

  /** Returns words of letters and digits only, sorted. */
  similarTo(word: string, maxEdits: number): readonly Correction[] {
    return this.vocabulary.similarTo(word, maxEdits);
  }

  /** Finds a bigram or a single character. */
  private findBigram(term: string): PostingRun[] {
    const first = this.han.find(term.charCodeAt(0));
    if (term.length === 1) return this.all.flatMap(({ han }) => han.runOf(first) ?? []);
    const second = this.han.find(term.charCodeAt(1));
    if (second === 0) return []; // 0 is the end of a run
    return this.all.flatMap(({ han }) => han.bigramsOf(first).runOf(second) ?? []);
  }

  /** Returns sections that contain every bigram of a phrase, with the counts of the first one. */
  private findPhrase(phrase: string): PostingRun[] {
    const [first = [], ...others] = Array.from({ length: phrase.length - 1 }, (_, at) =>
      this.findBigram(phrase.slice(at, at + 2)),
    );
    const sets = others.map((runs) => new Set(runs.flatMap(listSections)));
    return first.map((run): PostingRun => {
      const kept: number[] = [];
      for (let at = run.start; at < run.end; at += 1) {
        const section = run.firstSection + (run.sections[at] ?? 0);
        if (sets.every((set) => set.has(section))) kept.push(at);
      }
      return {
        firstSection: run.firstSection,
        sections: Uint16Array.from(kept, (at) => run.sections[at] ?? 0),
        counts: Uint16Array.from(kept, (at) => run.counts[at] ?? 0),
        start: 0,
        end: kept.length,
      };
    });
  }

  private findWord(term: string): PostingRun[] {
    const number = this.words.find(term);
    return number === undefined ? [] : this.all.flatMap(({ words }) => words.runOf(number) ?? []);
  }

  /** Computed at the first query after an addition. */
  private bigramStatistics(): BigramStatistics {
    return (this.statistics ??= new BigramStatistics(
      this.han,
      this.all.map(({ han }) => han),
    ));
  }
}
