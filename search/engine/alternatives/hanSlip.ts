import { isOneSlip } from '../../text/slip';
import { findHanRuns } from '../../text/characters';
import type { HeadingRun, HeadingRuns } from './headingRuns';

/** Of two characters, one that is missing leaves a single one, and two that change places may be another word. */
const minChars = 3;
/** Longer than what is typed as one heading. */
const maxChars = 16;
/** Headings that are tried for a run; what stands in more of them is likelier. */
const maxWordings = 2;

/** Whether two runs consist of the same characters. */
function hasSameCharacters(run: string, other: string): boolean {
  return [...run].sort().join('') === [...other].sort().join('');
}

/**
 * Whether one character is missing inside of one of two runs, or two neighbours changed places. Another character in
 * the place of one is no slip of this kind (在线 is no 离线), and what goes on before or behind a heading says more.
 */
function isSlip(run: string, meant: string): boolean {
  if (Math.abs(run.length - meant.length) > 1 || !isOneSlip(run, meant)) return false;
  return run.length === meant.length ? hasSameCharacters(run, meant) : !run.includes(meant) && !meant.includes(run);
}

function findMeant(run: string, { all }: HeadingRuns): HeadingRun[] {
  return all
    .filter((heading) => heading.run.length >= minChars && isSlip(run, heading.run))
    .sort((left, right) => right.count - left.count)
    .slice(0, maxWordings);
}

/**
 * Wordings of a folded query in which a run of Han characters is the heading that it is but for a slip: a character
 * left out, one too many, or two that changed places (设状备态).
 */
export function readByHanSlip(query: string, headings: HeadingRuns): string[] {
  return findHanRuns(query)
    .filter(({ text }) => text.length >= minChars && text.length <= maxChars)
    .flatMap(({ text, start, end }) =>
      findMeant(text, headings).map((meant) => query.slice(0, start) + meant.run + query.slice(end)),
    );
}
