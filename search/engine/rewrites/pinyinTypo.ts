import { startsWithTypo } from '../../text/typo';
import { rewriteWeights } from '../weights';
import type { HeadingRun } from './headingRuns';
import type { HanString } from './pinyin';
import type { Spelling } from './pinyinRewrites';

/** Of fewer letters, nearly every word is a slip away from something that headings spell … */
const minLetters = 6;
/** … and of fewer than these, from a part of them: 认的 in 默认的 for render. */
const minLettersOfPart = 8;
/** Longer than any heading that somebody types in pinyin. */
const maxLetters = 40;
/** Of one character, a slip leaves nothing that could be told. */
const minCharacters = 2;

/**
 * How many characters of a run, from `start` on, `letters` spell with one slip: a letter that is missing, one too many,
 * another one, or two that changed places; the last syllable may be cut off. 0 for none.
 */
function countSpelled(letters: string, { syllables }: HeadingRun, start: number): number {
  const walk = (spelled: string, index: number): number => {
    if (spelled.length >= letters.length - 1 && startsWithTypo(spelled, letters)) return index - start;
    if (spelled.length > letters.length || !startsWithTypo(letters, spelled)) return 0;
    for (const { exact } of syllables[index] ?? []) {
      const count = walk(spelled + exact, index + 1);
      if (count > 0) return count;
    }
    return 0;
  };
  return walk('', start);
}

/** Han strings of headings that letters spell with one slip, which is not in the first letter; the likeliest first. */
export function findByPinyinTypo(letters: string, { collect }: Spelling): HanString[] {
  if (letters.length < minLetters || letters.length > maxLetters) return [];
  const mayBePart = letters.length >= minLettersOfPart;
  const found = collect(letters, (heading, start) => {
    if (start > 0 && !mayBePart) return undefined;
    const length = countSpelled(letters, heading, start);
    const fits = length >= minCharacters && (mayBePart || length === heading.run.length);
    return fits ? { length, style: 'full' } : undefined;
  });
  return found.map(({ text, weight }) => ({ text, weight: weight * rewriteWeights.pinyinTypo }));
}
