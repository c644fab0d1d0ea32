import { kindAt } from '../text/characters';
import { type TokenSink, readTokens } from '../text/tokens';
import { type FieldLengths, createFieldLengths } from './fieldLengths';
import { type Field, addMention } from './fields';
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

/**
 * The inverted index, built where it is searched: from text that is there anyway for excerpts, in less time than a
 * prebuilt one takes to travel. It grows by additions (headings first, then the text of each product), each packed.
 */
export class TextIndex implements PostingSource {
  readonly lengths: FieldLengths;
  private readonly pairs = new PairTable();
  private readonly words = new Map<string, number>();
  private readonly vocabulary = new Vocabulary();
  /** The first `headAdditions` of them are the head, which may be replaced. */
  private readonly additions: PackedPostings[] = [];
  private headAdditions = 0;
  private statistics: PairStatistics | undefined;
  private termCount = 0;

  constructor(sectionCount: number) {
    this.lengths = createFieldLengths(sectionCount);
  }

  /** Adds texts of sections; `sections[0]` belongs to section `first`. */
  add(first: number, sections: readonly (readonly FieldText[])[]): void {
    this.additions.push(...this.readAll(first, sections));
  }

  /** Puts texts of all sections, from the first one on, in the place of those that were given here before. */
  replaceHead(sections: readonly (readonly FieldText[])[]): void {
    const head = this.readAll(0, sections);
    this.additions.splice(0, this.headAdditions, ...head);
    this.headAdditions = head.length;
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
      terms: this.termCount + Math.ceil(chars * newTermsPerChar),
    });
    const newWords: string[] = [];
    const current = { section: 0, tokens: 0, change: (counts: number) => counts };
    const note = (term: number) => {
      current.tokens += 1;
      lists.note(term, current.section, current.change);
    };
    const sink: TokenSink = {
      pair: (before, after) => {
        const term = this.pairs.findOrAdd(before, after, this.termCount);
        if (term === this.termCount) this.termCount += 1;
        note(term);
      },
      word: (word) => {
        const known = this.words.get(word);
        if (known === undefined) {
          this.words.set(word, this.termCount);
          newWords.push(word);
          this.termCount += 1;
        }
        note(known ?? this.termCount - 1);
      },
    };
    sections.forEach((fields, index) => {
      current.section = index;
      for (const { field, text, folded } of fields) {
        current.tokens = 0;
        current.change = (counts) => addMention(counts, field);
        readTokens(text, folded, sink);
        this.lengths.set(first + index, field, current.tokens);
      }
    });
    this.vocabulary.add(newWords);
    return lists.pack(first);
  }

  find(term: string): PostingRun[] {
    const id =
      kindAt(term, 0) === 'han' ? this.pairs.find(term.charCodeAt(0), term.charCodeAt(1) || 0) : this.words.get(term);
    if (id === undefined) return [];
    const runs: PostingRun[] = [];
    for (const addition of this.additions) {
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
      const totals = new Uint32Array(this.termCount);
      for (const addition of this.additions) addition.count(totals);
      this.statistics = new PairStatistics(this.pairs, (id) => totals[id] ?? 0);
    }
    return this.statistics;
  }
}
