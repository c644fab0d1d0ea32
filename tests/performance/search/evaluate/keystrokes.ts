import type { CorpusView } from '../generator/corpusView';
import { type QuerySet, createDraw } from '../generator/draw';
import type { Ranking } from '../../../../search/relevance/ranking';

/** A title or heading, and its prefixes in the order of typing. */
export type TypedTarget = { beginnings: readonly string[]; relevant: ReadonlySet<string> };

const targetCount = 60;
const visibleHits = 5;

/** Generates titles and headings that are typed character by character. */
export function generateTypedTargets(view: CorpusView, set: QuerySet): TypedTarget[] {
  const headings = view.sections.map(({ heading }) => heading).filter(({ length }) => length >= 3 && length <= 24);
  return createDraw(set, 'keys')
    .sample(headings, targetCount, (heading) => heading)
    .map((heading) => ({
      beginnings: Array.from({ length: heading.length }, (_, index) => heading.slice(0, index + 1)),
      relevant: view.idsOfHeading(heading),
    }));
}

/** Returns the share of a target that must be typed before it stays among the first five, from 0 to 1. */
export function typedShare({ beginnings, relevant }: TypedTarget, rankings: readonly Ranking[]): number {
  const isVisible = (ranking: Ranking): boolean => ranking.slice(0, visibleHits).some((id) => relevant.has(id));
  let needed = beginnings.length;
  while (needed > 0 && isVisible(rankings[needed - 1] ?? [])) needed -= 1;
  return Math.min(1, (needed + 1) / beginnings.length);
}
