import { startsWithTypo } from '../../text/typo';
import { rewriteWeights } from '../weights';
import type { HeadingRun } from './headingRuns';
import type { HanString } from './pinyin';
import type { Spelling } from './pinyinRewrites';

/** Minimum length: nearly every shorter word is a typo of something that headings spell … */
const minLetters = 6;
/** … and minimum length for parts of runs: 认的 in 默认的 for render. */
const minLettersOfPart = 8;
/** Maximum length: longer than any heading typed in pinyin. */
const maxLetters = 40;
/** Minimum number of characters: a single one has too few letters. */
const minCharacters = 2;

/**
 * Returns the number of characters of a run, from `start` on, that `letters` spell with one typo; 0 for none. The last
 * syllable may be cut off.
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

/** Returns Han strings of headings that letters spell with one typo, which is not in the first letter; best first. */
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
