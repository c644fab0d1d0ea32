import { kindAt } from '../text/characters';
import { type TokenSink, readTokens } from '../text/tokens';
import { type FieldLengths, createFieldLengths } from './fieldLengths';
import { type Field, type Mention, mentions } from './fields';
import { PairStatistics } from './pairStatistics';
import { PairTable } from './pairTable';
import { type PackedPostings, PostingLists, maxSectionsOfAddition } from './postingLists';
import { type Correction, type PostingRun, type PostingSource, countPostings } from './postings';
import { Vocabulary } from './vocabulary';

/** A text of a section, as it stands and folded. */
export type FieldText = { field: Field; text: string; folded: string };

/** What a text mostly comes to: a posting every third character, a term never seen before every tenth. */
const postingsPerChar = 0.33;
const newTermsPerChar = 0.1;

/** Numbers for terms: pairs of Han characters and words of letters and digits, in the order in which they come. */
class TermNumbers {
  readonly pairs = new PairTable();
  readonly words = new Map<string, number>();
  count = 0;
  /** Words that came since this was emptied. */
  newWords: string[] = [];

  ofPair(first: number, second: number): number {
    const number = this.pairs.findOrAdd(first, second, this.count);
    if (number === this.count) this.count += 1;
    return number;
  }

  ofWord(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    this.words.set(word, this.count);
    this.newWords.push(word);
    this.count += 1;
    return this.count - 1;
  }
}

/** Notes the tokens of one addition, field by field. (A class: what is called for every token is always the same.) */
class TokenNotes implements TokenSink {
  private mention: Mention = mentions.content;
  private tokens = 0;

  constructor(
    private readonly terms: TermNumbers,
    private readonly lists: PostingLists,
  ) {}

  /** Reads a text of the section at hand; returns the number of its tokens. */
  read({ field, text, folded }: FieldText): number {
    this.mention = mentions[field];
    this.tokens = 0;
    readTokens(text, folded, this);
    return this.tokens;
  }

  pair(first: number, second: number): void {
    this.tokens += 1;
    this.lists.note(this.terms.ofPair(first, second), this.mention);
  }

  word(word: string): void {
    this.tokens += 1;
    this.lists.note(this.terms.ofWord(word), this.mention);
  }
}

/**
 * The inverted index, built where it is searched: from text that is there anyway for excerpts, in less time than a
 * prebuilt one takes to travel. It grows by additions (headings first, then the text of each product), each packed;
 * one of them, names of pages, may be replaced.
 */
export class TextIndex implements PostingSource {
  readonly lengths: FieldLengths;
  private readonly terms = new TermNumbers();
  private readonly vocabulary = new Vocabulary();
  private readonly additions: PackedPostings[] = [];
  /** Additions, and what may be replaced. */
  private all: readonly PackedPostings[] = [];
  private replaceable: readonly PackedPostings[] = [];
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

  private readAll(first: number, sections: readonly (readonly FieldText[])[]): PackedPostings[] {
    this.statistics = undefined;
    const packed: PackedPostings[] = [];
    for (let start = 0; start < sections.length; start += maxSectionsOfAddition) {
      packed.push(this.read(first + start, sections.slice(start, start + maxSectionsOfAddition)));
    }
    return packed;
  }

  private read(first: number, sections: readonly (readonly FieldText[])[]): PackedPostings {
    const chars = sections.reduce((sum, fields) => fields.reduce((own, { text }) => own + text.length, sum), 0);
    const lists = new PostingLists({
      postings: Math.ceil(chars * postingsPerChar),
      terms: this.terms.count + Math.ceil(chars * newTermsPerChar),
    });
    const notes = new TokenNotes(this.terms, lists);
    sections.forEach((fields, index) => {
      lists.begin(index);
      for (const field of fields) this.lengths.set(first + index, field.field, notes.read(field));
    });
    this.vocabulary.add(this.terms.newWords);
    this.terms.newWords = [];
    return lists.pack(first);
  }

  find(term: string): PostingRun[] {
    const { pairs, words } = this.terms;
    const id = kindAt(term, 0) === 'han' ? pairs.find(term.charCodeAt(0), term.charCodeAt(1) || 0) : words.get(term);
    if (id === undefined) return [];
    const runs: PostingRun[] = [];
    for (const addition of this.all) {
      const run = addition.runOf(id);
      if (run) runs.push(run);
    }
    return runs;
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

  /** Worked out at the first question after an addition. */
  private pairStatistics(): PairStatistics {
    if (!this.statistics) {
      const totals = new Uint32Array(this.terms.count);
      for (const addition of this.all) addition.count(totals);
      this.statistics = new PairStatistics(this.terms.pairs, (id) => totals[id] ?? 0);
    }
    return this.statistics;
  }
}
