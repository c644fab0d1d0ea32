/** Ids of words of letters and digits, in order of appearance. */
export class WordIds {
  private readonly ids = new Map<string, number>();
  private newWords: string[] = [];

  /** Limit of all ids. */
  get end(): number {
    return this.ids.size;
  }

  /** Returns the id of a word, undefined when it was never added. */
  find(word: string): number | undefined {
    return this.ids.get(word);
  }

  /** Returns the id of a word. Adds a new word. */
  findOrAdd(word: string): number {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(word, id);
    this.newWords.push(word);
    return id;
  }

  /** Returns the words that were added since the last call. */
  takeNewWords(): string[] {
    const words = this.newWords;
    this.newWords = [];
    return words;
  }
}
