/** Numbers for words of letters and digits, in the order in which they come. */
export class WordNumbers {
  private readonly numbers = new Map<string, number>();
  private newWords: string[] = [];

  /** All numbers are below this. */
  get end(): number {
    return this.numbers.size;
  }

  /** Number of a word, undefined when it was never added. */
  find(word: string): number | undefined {
    return this.numbers.get(word);
  }

  /** Number of a word; a new one gets the next number. */
  findOrAdd(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(word, number);
    this.newWords.push(word);
    return number;
  }

  /** Words that came since this was called last. */
  takeNewWords(): string[] {
    const words = this.newWords;
    this.newWords = [];
    return words;
  }
}
