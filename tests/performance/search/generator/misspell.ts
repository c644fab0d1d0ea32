import type { Random } from './random';

const letters = 'abcdefghijklmnopqrstuvwxyz';

const typos = [
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word: string, at: number, letter: string) => word.slice(0, at) + letter + word.slice(at),
  (word: string, at: number, letter: string) => word.slice(0, at) + letter + word.slice(at + 1),
];

/** Makes one typo inside a word: a missing, extra, wrong or transposed letter. */
export function misspell(word: string, random: Random): string {
  return random.pick(typos)(word, 1 + random.below(word.length - 2), letters.charAt(random.below(letters.length)));
}
