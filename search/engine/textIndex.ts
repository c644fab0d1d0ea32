import { kindAt } from '../text/characters';
import { type WordSink, readWords } from '../text/tokens';
import { type FieldLengths, createFieldLengths } from './fieldLengths';
import { type Field, type Mention, mentions } from './fields';
import { HanNumbers } from './hanNumbers';
import { HanPlaces, type PackedHan } from './hanPlaces';
import { PairStatistics } from './pairStatistics';
import { type PackedPostings, PostingLists, maxSectionsOfAddition } from './postingLists';
import { type Correction, type PostingRun, type PostingSource, countPostings } from './postings';
import { Vocabulary } from './vocabulary';

/** A text of a section, as it stands and folded. */
export type FieldText = { field: Field; text: string; folded: string };

/** What a text mostly comes to: a word every tenth character. */
const wordsPerChar = 0.1;

/** Numbers for words of letters and digits, in the order in which they come. */
class WordNumbers {
  readonly numbers = new Map<string, number>();
  /** Words that came since this was emptied. */
  newWords: string[] = [];

  findOrAdd(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(word, number);
    this.newWords.push(word);
    return number;
  }
}

/** Notes the words of one addition, field by field. (A class: what is called for every word is always the same.) */
class WordNotes implements WordSink {
  private mention: Mention = mentions.content;
  private count = 0;

  constructor(
    private readonly words: WordNumbers,
    private readonly lists: PostingLists,
  ) {}

  /** Reads a text of the section at hand; returns the number of its words. */
  read({ field, text, folded }: FieldText): number {
    this.mention = mentions[field];
    this.count = 0;
    readWords(text, folded, this);
    return this.count;
  }

  word(word: string): void {
    this.count += 1;
    this.lists.note(this.words.findOrAdd(word), this.mention);
  }
}

/** Some texts, as they were added. */
type Addition = { words: PackedPostings; han: PackedHan };

/**
 * The inverted index, built where it is searched: from text that is there anyway for excerpts, in less time than a
 * prebuilt one takes to travel. It grows by additions (headings first, then the text of each product), each packed;
 * one of them, names of pages, may be replaced.
 */
export class TextIndex implements PostingSource {
  readonly lengths: FieldLengths;
  private readonly words = new WordNumbers();
  private readonly han = new HanNumbers();
  private readonly vocabulary = new Vocabulary();
  private readonly additions: Addition[] = [];
  /** Additions, and what may be replaced. */
  private all: readonly Addition[] = [];
  private replaceable: readonly Addition[] = [];
  private statistics: PairStatistics | undefined;

  constructor(sectionCount: number) {
    this.lengths = createFieldLengths(sectionCount);
  }

  /** Adds texts of sections; `sections[0]` belongs to section `first`. */
  add(first: number, sections: readonly (readonly FieldText[])[]): void {
    this.additions.push(...this.readAll(first, sections));
    this.all = [...this.additions, ...this.replaceable];
  }

  /** Puts texts of sections, from the first one on, in the place of those that were given here before. */
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
    const han = new HanPlaces(this.han, chars);
    const lists = new PostingLists({ postings: Math.ceil(chars * wordsPerChar), terms: this.words.numbers.size });
    const words = new WordNotes(this.words, lists);
    sections.forEach((fields, index) => {
      han.begin(index);
      lists.begin(index);
      for (const field of fields) {
        const tokens = han.note(field.folded, field.field) + words.read(field);
        this.lengths.set(first + index, field.field, tokens);
      }
    });
    this.vocabulary.add(this.words.newWords);
    this.words.newWords = [];
    return { words: lists.pack(first), han: han.pack(first) };
  }

  find(term: string): PostingRun[] {
    return kindAt(term, 0) === 'han' ? this.findPair(term) : this.findWord(term);
  }

  withPrefix(prefix: string): readonly string[] {
    if (kindAt(prefix, 0) !== 'han') return this.vocabulary.withPrefix(prefix);
    return this.pairStatistics().beginningWith(prefix);
  }

  cohesion(pair: string): number {
    return this.pairStatistics().cohesion(pair, countPostings(this.find(pair)));
  }

  containing(part: string): string[] {
    return this.vocabulary.containing(part);
  }

  similarTo(word: string, maxEdits: number): Correction[] {
    return this.vocabulary.similarTo(word, maxEdits);
  }

  private findPair(term: string): PostingRun[] {
    const first = this.han.find(term.charCodeAt(0));
    const second = this.han.find(term.charCodeAt(1));
    if (second === 0 && term.length > 1) return []; // 0 is the end of a run
    return this.all.flatMap(({ han }) => han.pairsOf(first).runOf(second) ?? []);
  }

  private findWord(term: string): PostingRun[] {
    const number = this.words.numbers.get(term);
    return number === undefined ? [] : this.all.flatMap(({ words }) => words.runOf(number) ?? []);
  }

  /** Worked out at the first question after an addition. */
  private pairStatistics(): PairStatistics {
    return (this.statistics ??= new PairStatistics(
      this.han,
      this.all.map(({ han }) => han),
    ));
  }
}
