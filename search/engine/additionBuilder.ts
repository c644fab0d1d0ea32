import { type Chunk, findNextChunk } from '../text/identifiers';
import { type WordSink, readChunk } from '../text/words';
import { type Field, occurrences } from './fields';
import type { HanIds } from './hanIds';
import { BigramPostings, type PackedBigrams } from './bigramPostings';
import { type PackedPostings, PostingLists } from './postingLists';
import type { WordIds } from './wordIds';

/** A text of a section, original and folded. */
export type FieldText = { field: Field; text: string; folded: string };

/** Postings of the texts that were added together. */
export type Addition = { words: PackedPostings; han: PackedBigrams };

/** Estimated number of words per character. */
const wordsPerChar = 0.1;

/** Fields that neighbouring sections repeat: the title of their page and the headings above. */
const repeatedFields: ReadonlySet<Field> = new Set(['title', 'ancestors']);

/** A text that was added: the positions of its Han characters, their number, and its words. */
type ReadText = { text: string; hanStart: number; hanCount: number; words: readonly number[] };

/** Collects the words of one addition. Nine of ten chunks have occurred before: each is split into words once. */
class WordCollector implements WordSink {
  private read: number[] = [];
  private readonly known = new Map<string, readonly number[]>();

  constructor(
    private readonly ids: WordIds,
    private readonly lists: PostingLists,
  ) {}

  /** Adds the words of a text to the current section. Returns their ids. */
  add({ field, text, folded }: FieldText): readonly number[] {
    const added: number[] = [];
    const chunk: Chunk = { start: 0, end: 0, isSigned: false };
    while (findNextChunk(folded, chunk)) {
      for (const id of this.find(text, folded, chunk)) {
        added.push(id);
        this.lists.add(id, occurrences[field]);
      }
    }
    return added;
  }

  word(word: string): void {
    this.read.push(this.ids.findOrAdd(word));
  }

  private find(text: string, folded: string, chunk: Chunk): readonly number[] {
    const written = text.slice(chunk.isSigned ? chunk.start - 1 : chunk.start, chunk.end);
    const ids = this.known.get(written);
    if (ids) return ids;
    this.read = [];
    readChunk(text, folded, chunk, this);
    this.known.set(written, this.read);
    return this.read;
  }
}

/** Builds one addition to the index, section by section. Text that neighbours repeat is processed once. */
export class AdditionBuilder {
  private readonly han: BigramPostings;
  private readonly lists: PostingLists;
  private readonly words: WordCollector;
  private readonly lastOf = new Map<Field, ReadText>();

  /** `chars`: maximum number of characters. New words are added to `words`. */
  constructor({ words, han, chars }: { words: WordIds; han: HanIds; chars: number }) {
    this.han = new BigramPostings(han, chars);
    this.lists = new PostingLists({ postings: Math.ceil(chars * wordsPerChar), terms: words.end });
    this.words = new WordCollector(words, this.lists);
  }

  /** Begins the next section, counted from the first one of the addition. */
  begin(section: number): void {
    this.han.begin(section);
    this.lists.begin(section);
  }

  /** Adds a text to the current section. Returns the number of its tokens. */
  add(fieldText: FieldText): number {
    const { field, text, folded } = fieldText;
    const last = this.lastOf.get(field);
    if (last?.text === text) {
      this.addAgain(field, last);
      return last.hanCount + last.words.length;
    }
    const hanStart = this.han.length;
    const hanCount = this.han.add(folded, field);
    const words = this.words.add(fieldText);
    if (repeatedFields.has(field)) this.lastOf.set(field, { text, hanStart, hanCount, words });
    return hanCount + words.length;
  }

  /** Returns the addition. Nothing can be added afterwards. */
  pack(firstSection: number): Addition {
    return { words: this.lists.pack(firstSection), han: this.han.pack(firstSection) };
  }

  private addAgain(field: Field, { hanStart, hanCount, words }: ReadText): void {
    this.han.addAgain(hanStart, hanCount);
    for (const id of words) this.lists.add(id, occurrences[field]);
  }
}
