import { isSingleTypo } from '../../text/typo';
import { findHanRuns } from '../../text/characters';
import type { HeadingRun, HeadingRuns } from './headingRuns';

/** Minimum length: of two characters, a missing one leaves one, and a transposition may be another word. */
const minChars = 3;
/** Maximum length of a run that may be a heading. */
const maxChars = 16;
/** Maximum number of headings for a run; the most frequent first. */
const maxRewrites = 2;

/** Returns whether two runs consist of the same characters. */
function hasSameCharacters(run: string, other: string): boolean {
  return [...run].sort().join('') === [...other].sort().join('');
}

/**
 * Returns whether two runs differ by a missing inner character or a transposition. Substitutions are not such typos (在线
 * is not 离线), and a run that extends a heading is more specific.
 */
function isTypo(run: string, intended: string): boolean {
  if (Math.abs(run.length - intended.length) > 1 || !isSingleTypo(run, intended)) return false;
  return run.length === intended.length
    ? hasSameCharacters(run, intended)
    : !run.includes(intended) && !intended.includes(run);
}

function findIntended(run: string, { all }: HeadingRuns): HeadingRun[] {
  return all
    .filter((heading) => heading.run.length >= minChars && isTypo(run, heading.run))
    .sort((left, right) => right.count - left.count)
    .slice(0, maxRewrites);
}

/**
 * Rewrites runs of Han characters of a folded query that are headings with a typo: a missing or extra character, or a
 * transposition (设状备态).
 */
export function rewriteHanTypos(query: string, headings: HeadingRuns): string[] {
  return findHanRuns(query)
    .filter(({ text }) => text.length >= minChars && text.length <= maxChars)
    .flatMap(({ text, start, end }) =>
      findIntended(text, headings).map((intended) => query.slice(0, start) + intended.run + query.slice(end)),
    );
}
