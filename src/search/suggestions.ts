/** Suggestions for a query without hits (specification §8). */
import type { TextPiece } from '../../search/protocol/markedText';
import { type Hit, type SearchQueries, type SearchResult, productFacet } from '../../search/protocol/query';
import { createSegmentWords } from '../../search/text/segmentWords';
import { maxSuggestions } from '../specification';
import { readSectionTexts } from './hitTexts';
import { type SearchScope, buildDialogQueries } from './searchRequests';

const maxParts = 8;
const maxHeadings = 5;
/** At least one suggestion is a product, which does not depend on the query. */
const maxPartSuggestions = maxSuggestions - 1;

const runs = /[\u3400-\u9fff]+|[a-z0-9][a-z0-9._/#-]*/gi;

/**
 * Question words that are not a query by themselves. The engine's list of words with a low weight inside a query is
 * much longer and is loaded only by the search worker.
 */
const questionWords = /^(怎么办?|怎样|如何|为什么|为何|什么|哪里|哪个|多少|请问|是否|可以|的|吗|呢)+$/;

const knownSegment = createSegmentWords();

/** Segments a text into words; undefined in browsers without `Intl.Segmenter`. */
const segmentWords = (run: string): readonly string[] | undefined => knownSegment?.(run);

/** Returns the end position of each of `words` in their concatenation. */
function findEnds(words: readonly string[]): number[] {
  let end = 0;
  return words.map((word) => (end += word.length));
}

/**
 * Returns the words of a run of Han characters, and its two halves, split at the word boundary nearest to the middle.
 */
function cutRun(run: string, segment: typeof segmentWords): string[] {
  if (!/[\u3400-\u9fff]/.test(run) || run.length < 4) return [];
  const middle = Math.floor(run.length / 2);
  const words = segment(run) ?? [run.slice(0, middle), run.slice(middle)];
  const isNearer = (best: number, end: number) => Math.abs(end - middle) < Math.abs(best - middle);
  const cut = findEnds(words).reduce((best, end) => (isNearer(best, end) ? end : best), 0);
  return [run.slice(0, cut), run.slice(cut), ...words];
}

/** Splits a query into words and halves of runs of Han characters, longest first. */
export function splitQuery(query: string, segment = segmentWords): string[] {
  const words = query.match(runs) ?? [];
  const all = new Set([...words, ...words.flatMap((word) => cutRun(word, segment))]);
  const parts = [...all].filter((part) => part.length > 1 && part !== query.trim() && !questionWords.test(part));
  return parts.sort((left, right) => right.length - left.length).slice(0, maxParts);
}

/** Builds one call that finds the best hits of each candidate. */
export function buildTrialQueries(scope: SearchScope, candidates: readonly string[]): SearchQueries {
  const requests = candidates.flatMap((candidate) => buildDialogQueries(scope, candidate).requests);
  return { requests: requests.map((request) => ({ ...request, hitsPerPage: maxHeadings, clickAnalytics: false })) };
}

/** Returns the products: `seen` first, then by number of sections. `all` is the result of an empty query. */
export function findProducts(all: SearchResult | undefined, seen: readonly string[]): string[] {
  const counts = Object.entries(all?.facets[productFacet] ?? {});
  const bySize = counts.sort(([, left], [, right]) => right - left).map(([name]) => name);
  return [...new Set([...seen, ...bySize])].slice(0, maxParts);
}

/** Returns whether `part` is marked in `text` as whole words: 行情 is no word in 运行情况. */
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

/** Returns whether `part` itself occurs in a hit, not only a similar word. */
function occursIn(hit: Hit, part: string): boolean {
  const { title, snippet } = readSectionTexts(hit);
  return isMarkedIn(title, part) || isMarkedIn(snippet, part);
}

/**
 * Returns up to three queries with hits: parts of the query that occur in their hits and not in another part, then
 * products. `tried` contains the results of `parts` and then `products`.
 */
export function pickSuggestions(
  tried: readonly SearchResult[],
  { parts, products }: { parts: readonly string[]; products: readonly string[] },
): string[] {
  const known = parts.filter((part, index) => tried[index]?.hits.some((hit) => occursIn(hit, part)));
  const apart = known.filter((part, index) => !known.slice(0, index).some((longer) => longer.includes(part)));
  const filled = products.filter((_, index) => (tried[parts.length + index]?.nbHits ?? 0) > 0);
  return [...new Set([...apart.slice(0, maxPartSuggestions), ...filled])].slice(0, maxSuggestions);
}

/** Returns hits with one of `parts` in their heading, longest part first. `tried` contains the results of `parts`. */
export function pickHeadings(tried: readonly SearchResult[], parts: readonly string[]): Hit[] {
  const found = parts.flatMap((part, index) =>
    (tried[index]?.hits ?? []).filter((hit) => isMarkedIn(readSectionTexts(hit).title, part)),
  );
  return [...new Map(found.map((hit) => [hit.objectID, hit])).values()].slice(0, maxHeadings);
}
