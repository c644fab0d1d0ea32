import { kindAt } from './characters';
import type { QueryTerm } from './queryTerms';

/** How well a term fits a text: 0 not at all, 1 as whole word or Han run. */
export type TermMatch = { quality: number; count: number };

const insideWordQuality = 0.35;
const wordStartQuality = 0.75;
const partsQuality = 0.5;
/** Share of the pairs of a Han run that must be there: `配置心跳` has two of three in "配置连接的心跳". */
const minPartShare = 0.5;
const maxCount = 4;

function qualityAt(text: string, { kind, text: wanted }: QueryTerm, index: number): number {
  if (kind === 'han') return 1;
  if (index > 0 && kindAt(text, index - 1) === 'latin') return insideWordQuality;
  return kindAt(text, index + wanted.length) === 'latin' ? wordStartQuality : 1;
}

function matchParts(text: string, { kind, parts }: QueryTerm): TermMatch {
  if (parts.length === 0) return { quality: 0, count: 0 };
  const found = parts.filter((part) => text.includes(part)).length;
  const share = found / parts.length;
  const isEnough = kind === 'han' ? share >= minPartShare : share === 1;
  return isEnough ? { quality: partsQuality * share, count: 1 } : { quality: 0, count: 0 };
}

/** Looks for `term` in `text` (folded): as a whole first, else its parts. Counts at most four occurrences. */
export function matchTerm(text: string, term: QueryTerm): TermMatch {
  let quality = 0;
  let count = 0;
  for (let index = text.indexOf(term.text); index !== -1 && count < maxCount;) {
    quality = Math.max(quality, qualityAt(text, term, index));
    count += 1;
    index = text.indexOf(term.text, index + term.text.length);
  }
  return count > 0 ? { quality, count } : matchParts(text, term);
}
