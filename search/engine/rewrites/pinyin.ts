import { rewriteLimits, rewriteWeights } from '../weights';
import type { HeadingRun, HeadingRuns } from './headingRuns';
import { type PinyinMatch, type PinyinStyle, PinyinMatcher, type PinyinText } from './pinyinMatch';

/** Han characters that letters may spell. */
export type HanString = { text: string; weight: number };

const styleWeights: Readonly<Record<PinyinStyle, number>> = {
  full: rewriteWeights.pinyinFull,
  mixed: rewriteWeights.pinyinMixed,
  initials: rewriteWeights.pinyinInitials,
};

const minLetters = 2;
/** Minimum length: shorter initials match nearly every run. */
const minInitialsInside = 4;

function weighMatch({ length, style }: PinyinMatch, runLength: number, start: number, letters: number): number {
  if (start > 0 && style !== 'full' && letters < minInitialsInside) return 0;
  const place =
    length === runLength ? rewriteWeights.wholeRun : start === 0 ? rewriteWeights.startOfRun : rewriteWeights.insideRun;
  return styleWeights[style] * place;
}

/** Matches a run from one of its characters on, of which `shared` equal those of the previous one. */
export type MatchRun = (heading: HeadingRun, start: number, shared: number) => PinyinMatch | undefined;

/** Returns the Han strings that match, best first. */
export function collectMatches(typed: PinyinText, headings: HeadingRuns, match: MatchRun): HanString[] {
  const found = new Map<string, { weight: number; count: number }>();
  headings.visitStarts(typed, (heading, start, shared) => {
    const matched = match(heading, start, shared);
    if (!matched) return;
    const { run, count } = heading;
    const weight = weighMatch(matched, run.length, start, typed.letters.length);
    if (weight === 0) return;
    const text = run.slice(start, start + matched.length);
    const known = found.get(text);
    found.set(text, { weight: Math.max(weight, known?.weight ?? 0), count: count + (known?.count ?? 0) });
  });
  return Array.from(found, ([text, { weight, count }]) => ({ text, weight, count }))
    .sort((left, right) => right.weight - left.weight || right.count - left.count || (left.text < right.text ? -1 : 1))
    .slice(0, rewriteLimits.maxPerWord)
    .map(({ text, weight }) => ({ text, weight }));
}

/** Returns Han strings that letters spell. `isFull`: in whole syllables only. */
export function collectHan(typed: PinyinText, headings: HeadingRuns, isFull: boolean): HanString[] {
  const matcher = new PinyinMatcher(typed, isFull);
  return collectMatches(typed, headings, (heading, start, shared) => matcher.match(heading, start, shared));
}

/**
 * Returns Han strings of headings that letters spell, best first. Only headings: in the whole text, all letters match
 * something.
 */
export function findByPinyin(typed: PinyinText, runs: HeadingRuns): HanString[] {
  if (typed.letters.length < minLetters) return [];
  return collectHan(typed, runs, false);
}
