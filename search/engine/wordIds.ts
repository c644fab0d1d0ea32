/** Numbers for words of letters and digits, in the order in which they come. */
export class WordIds {
  private readonly ids = new Map<string, number>();
  private newWords: string[] = [];

  /** All numbers are below this. */
  get end(): number {
    return this.ids.size;
  }

  /** Number of a word, undefined when it was never added. */
  find(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** Number of a word; a new one gets the next number. */
  findOrAdd(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(word, id);
    this.newWords.push(word);
    return id;
  }

  /** Words that came since this was called last. */
  takeNewWords(): string[] {
    const words = this.newWords;
    this.newWords = [];
    return words;
  }
}
