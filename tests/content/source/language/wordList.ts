import { type Passage, masks } from '../prose/passage';
import { correctMatches } from './correction';
import type { PassageIssue } from './languageRule';

/**
 * Words to avoid, as a regular expression with the flags `g` and `u`, and the words to write instead or an instruction.
 */
export type Word = { pattern: RegExp; write?: string; instead?: string };

/** Builds a word without a replacement: `avoid('一会儿|片刻', 'say how long: "约 3 s"')`. */
export function avoid(pattern: string, instead: string): Word {
  return { pattern: new RegExp(pattern, 'gu'), instead };
}

/** Builds a word with its replacement: `replace('做为', '作为')`. */
export function replace(pattern: string, write: string): Word {
  return { pattern: new RegExp(pattern, 'gu'), write };
}

const anyOf = new WeakMap<readonly Word[], RegExp>();

/** Joins all patterns into one. Most passages match none, and one search finds that out. */
function buildAnyOf(words: readonly Word[]): RegExp {
  const pattern =
    anyOf.get(words) ?? new RegExp(words.map(({ pattern: { source } }) => `(?:${source})`).join('|'), 'u');
  anyOf.set(words, pattern);
  return pattern;
}

/** Finds `words` in `searched`. */
export function* findWords(
  passage: Passage,
  code: string,
  words: readonly Word[],
  searched = passage.unquoted,
): Generator<PassageIssue> {
  if (!buildAnyOf(words).test(searched)) return;
  let free = searched;
  for (const { pattern, write, instead } of words) {
    if (write !== undefined) {
      yield* correctMatches(passage, code, pattern, () => write, { searched });
      continue;
    }
    // Masks the match to report it only once.
    for (const { index, 0: found } of free.matchAll(pattern)) {
      const text = passage.text.slice(index, index + found.length).trim();
      free = free.slice(0, index) + masks.quoted.repeat(found.length) + free.slice(index + found.length);
      yield { index, code, message: `“${text}”：${instead ?? '删去'}` };
    }
  }
}
