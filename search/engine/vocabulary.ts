import { editDistance } from '../text/editDistance';
import type { Correction } from './postings';
import { BoundedCache } from './boundedCache';

const letterBits = 32;

/** Maximum number of cached words: the variants of a query look up the same ones, and so does the next key press. */
const maxCached = 64;

/** Returns a bit for each kind of letter in a word. Words that share few letters are not compared further. */
function signatureOf(word: string): number {
  let signature = 0;
  for (let index = 0; index < word.length; index += 1) signature |= 1 << (word.charCodeAt(index) % letterBits);
  return signature;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Words of an index, found by prefix, by suffix or by edit distance. Sorted at the first query after a change. */
export class Vocabulary {
  private sorted: string[] = [];
  private signatures = new Uint32Array(0);
  private added: string[] = [];
  private readonly similar = new BoundedCache<string, readonly Correction[]>(maxCached);

  /** Adds new words. */
  add(words: Iterable<string>): void {
    for (const word of words) this.added.push(word);
  }

  /** Returns the sorted words that begin with `prefix`, itself included. */
  withPrefix(prefix: string): string[] {
    this.sort();
    const found: string[] = [];
    for (let index = this.lowerBound(prefix); index < this.sorted.length; index += 1) {
      const word = this.sorted[index];
      if (!word?.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  }

  /** Returns the sorted words that end with `suffix`. */
  withSuffix(suffix: string): string[] {
    this.sort();
    return this.sorted.filter((word) => word.endsWith(suffix));
  }

  /** Returns the words from one to `maxEdits` edits away (`editDistance`), cached until words are added. */
  similarTo(word: string, maxEdits: number): readonly Correction[] {
    this.sort();
    return this.similar.get(`${String(maxEdits)} ${word}`, () => this.findSimilar(word, maxEdits));
  }

  private findSimilar(word: string, maxEdits: number): Correction[] {
    const signature = signatureOf(word);
    return this.sorted.flatMap((other, index) => {
      // One edit changes at most two kinds of letters: it removes one and adds one.
      if (countBits((this.signatures[index] ?? 0) ^ signature) > 2 * maxEdits) return [];
      const edits = editDistance(word, other, maxEdits);
      return edits > 0 && edits <= maxEdits ? [{ word: other, edits }] : [];
    });
  }

  private lowerBound(prefix: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sort(): void {
    if (this.added.length === 0) return;
    this.sorted = [...this.sorted, ...this.added].sort();
    this.signatures = Uint32Array.from(this.sorted, signatureOf);
    this.added = [];
    this.similar.clear();
  }
}
