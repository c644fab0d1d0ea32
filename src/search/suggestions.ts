/** What to try instead of a query without hits (specification §8). */
import type { TextPiece } from '../../search/protocol/markedText';
import { type Hit, type SearchQueries, type SearchResult, productFacet } from '../../search/protocol/query';
import { createSegmentWords } from '../../search/text/segmentWords';
import { maxSuggestions } from '../specification';
import { readHitTexts } from './hitTexts';
import { type SearchScope, buildDialogQueries } from './searchRequests';

const maxParts = 8;
const maxHeadings = 5;
/** One suggestion at least is a product: a way in that does not depend on the reader's words. */
const maxPartSuggestions = maxSuggestions - 1;

const runs = /[\u3400-\u9fff]+|[a-z0-9][a-z0-9._/#-]*/gi;

/**
 * How people ask, not what about. The engine's list (`search/engine/wording`) is another one: it is far longer, is
 * not sent to pages, and says what weighs little inside a query; here stands what is no query by itself.
 */
const wording = /^(怎么办?|怎样|如何|为什么|为何|什么|哪里|哪个|多少|请问|是否|可以|的|吗|呢)+$/;

const knownSegment = createSegmentWords();

/** Words of a text; undefined where the browser knows none. */
const segmentWords = (run: string): readonly string[] | undefined => knownSegment?.(run);

/** Where each of `words` ends in the text that they are together. */
function findEnds(words: readonly string[]): number[] {
  let end = 0;
  return words.map((word) => (end += word.length));
}

/** Words of a run of Han characters, and what stands before and behind the cut between two words next to its middle. */
function cutRun(run: string, segment: typeof segmentWords): string[] {
  if (!/[\u3400-\u9fff]/.test(run) || run.length < 4) return [];
  const middle = Math.floor(run.length / 2);
  const words = segment(run) ?? [run.slice(0, middle), run.slice(middle)];
  const isNearer = (best: number, end: number) => Math.abs(end - middle) < Math.abs(best - middle);
  const cut = findEnds(words).reduce((best, end) => (isNearer(best, end) ? end : best), 0);
  return [run.slice(0, cut), run.slice(cut), ...words];
}

/** Pieces of a query that may be known by themselves, longest first: words, and halves of a run of Han characters. */
export function splitQuery(query: string, segment = segmentWords): string[] {
  const words = query.match(runs) ?? [];
  const all = new Set([...words, ...words.flatMap((word) => cutRun(word, segment))]);
  const parts = [...all].filter((part) => part.length > 1 && part !== query.trim() && !wording.test(part));
  return parts.sort((left, right) => right.length - left.length).slice(0, maxParts);
}

/** One call that finds the best hits of every candidate. */
export function buildTrialQueries(scope: SearchScope, candidates: readonly string[]): SearchQueries {
  const requests = candidates.flatMap((candidate) => buildDialogQueries(scope, candidate).requests);
  return { requests: requests.map((request) => ({ ...request, hitsPerPage: maxHeadings, clickAnalytics: false })) };
}

/** Products, those the reader has just seen first, then by what there is to read. `all` answers an empty query. */
export function findProducts(all: SearchResult | undefined, seen: readonly string[]): string[] {
  const counts = Object.entries(all?.facets[productFacet] ?? {});
  const bySize = counts.sort(([, left], [, right]) => right - left).map(([name]) => name);
  return [...new Set([...seen, ...bySize])].slice(0, maxParts);
}

/** Whether `part` is what is marked in `text`, as words of their own: 行情 is none in 运行情况. */
function isMarkedIn(text: readonly TextPiece[], part: string): boolean {
  let before = '';
  return text.some(({ text: piece, isMarked }) => {
    const at = isMarked ? piece.toLowerCase().indexOf(part.toLowerCase()) : -1;
    const start = before.length + at;
    before += piece;
    if (at < 0) return false;
    const ends = findEnds(segmentWords(text.map((one) => one.text).join('')) ?? []);
    return ends.length === 0 || [start, start + part.length].every((end) => end === 0 || ends.includes(end));
  });
}

/** Whether `part` stands in a hit as it is, not only something like it. */
function standsIn(hit: Hit, part: string): boolean {
  const { title, snippet } = readHitTexts(hit);
  return isMarkedIn(title, part) || isMarkedIn(snippet, part);
}

/**
 * Up to three queries that have hits: parts of what was asked that stand in theirs, none inside another one, then
 * products. `tried` answers `parts`, `products`.
 */
export function pickSuggestions(
  tried: readonly SearchResult[],
  { parts, products }: { parts: readonly string[]; products: readonly string[] },
): string[] {
  const known = parts.filter((part, index) => tried[index]?.hits.some((hit) => standsIn(hit, part)));
  const apart = known.filter((part, index) => !known.slice(0, index).some((longer) => longer.includes(part)));
  const filled = products.filter((_, index) => (tried[parts.length + index]?.nbHits ?? 0) > 0);
  return [...new Set([...apart.slice(0, maxPartSuggestions), ...filled])].slice(0, maxSuggestions);
}

/** Hits with one of `parts` in their heading, those of the longest part first. `tried` answers `parts`. */
export function pickHeadings(tried: readonly SearchResult[], parts: readonly string[]): Hit[] {
  const found = parts.flatMap((part, index) =>
    (tried[index]?.hits ?? []).filter((hit) => isMarkedIn(readHitTexts(hit).title, part)),
  );
  return [...new Map(found.map((hit) => [hit.objectID, hit])).values()].slice(0, maxHeadings);
}
