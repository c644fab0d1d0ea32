import { type Passage, masks } from '../prose/passage';
import { correctMatches } from './correction';
import type { PassageIssue } from './languageRule';

/**
 * Words to avoid (a global, Unicode regular expression) and what to do instead: the words to write, or an instruction.
 */
export type Word = { pattern: RegExp; write?: string; instead?: string };

/** `avoid('一会儿|片刻', 'say how long: "约 3 s"')` */
export function avoid(pattern: string, instead: string): Word {
  return { pattern: new RegExp(pattern, 'gu'), instead };
}

/** `replace('做为', '作为')` */
export function replace(pattern: string, write: string): Word {
  return { pattern: new RegExp(pattern, 'gu'), write };
}

const anyOf = new WeakMap<readonly Word[], RegExp>();

/** All patterns as one: most passages match none, and one search says so. */
function buildAnyOf(words: readonly Word[]): RegExp {
  const pattern =
    anyOf.get(words) ?? new RegExp(words.map(({ pattern: { source } }) => `(?:${source})`).join('|'), 'u');
  anyOf.set(words, pattern);
  return pattern;
}

/** Every place of `searched` where one of `words` stands. */
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
    // A place that one word names is not named again by another.
    for (const { index, 0: found } of free.matchAll(pattern)) {
      const text = passage.text.slice(index, index + found.length).trim();
      free = free.slice(0, index) + masks.quoted.repeat(found.length) + free.slice(index + found.length);
      yield { index, code, message: `"${text}": ${instead ?? 'leave it out'}` };
    }
  }
}
