import { isSingleTypo } from '../../text/typo';
import { findHanRuns } from '../../text/characters';
import type { HeadingRun, HeadingRuns } from './headingRuns';

/** Of two characters, one that is missing leaves a single one, and two that change places may be another word. */
const minChars = 3;
/** Longer than what is typed as one heading. */
const maxChars = 16;
/** Headings that are tried for a run; what stands in more of them is likelier. */
const maxRewrites = 2;

/** Whether two runs consist of the same characters. */
function hasSameCharacters(run: string, other: string): boolean {
  return [...run].sort().join('') === [...other].sort().join('');
}

/**
 * Whether one character is missing inside of one of two runs, or two neighbours changed places. Another character in
 * the place of one is no slip of this kind (在线 is no 离线), and what goes on before or behind a heading says more.
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
 * Wordings of a folded query in which a run of Han characters is the heading that it is but for a slip: a character
 * left out, one too many, or two that changed places (设状备态).
 */
export function rewriteHanTypos(query: string, headings: HeadingRuns): string[] {
  return findHanRuns(query)
    .filter(({ text }) => text.length >= minChars && text.length <= maxChars)
    .flatMap(({ text, start, end }) =>
      findIntended(text, headings).map((intended) => query.slice(0, start) + intended.run + query.slice(end)),
    );
}
