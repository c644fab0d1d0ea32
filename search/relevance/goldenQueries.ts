import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { sectionUrl } from '../protocol/sectionNames';
import { type Answering, type Ranking, findHits } from './ranking';

/** Class of a query. `other`: about something that no page explains; no hit is expected. */
const queryClass = z.enum([
  'symptom',
  'howto',
  'parameter',
  'code',
  'log',
  'concept',
  'identifier',
  'synonym',
  'pinyin',
  'typo',
  'product',
  'other',
  'mixed',
]);
const section = z.string().regex(/^[\w/-]+(#.+)?$/, 'page id, page id#anchor or page id#*');
const sections = z.union([section.transform((one) => [one]), z.array(section)]);
const query = z.string().min(1);
const reason = z.string().min(10);
/** Path of the page the user is on. */
const from = z.string().startsWith('/').optional();
const share = z.number().min(0).max(1);

const assertedEntry = z
  .strictObject({
    query,
    first: sections.optional(),
    top3: sections.optional(),
    top10: sections.optional(),
    reason,
    knownFailure: reason.optional(),
    from,
  })
  .transform(({ first, top3, top10, ...entry }, context) => {
    const [place, ...others] = [
      { within: 1, accepted: first },
      { within: 3, accepted: top3 },
      { within: 10, accepted: top10 },
    ].flatMap(({ within, accepted }) => (accepted ? [{ within, accepted }] : []));
    if (place && others.length === 0) return { ...entry, ...place, isParaphrased: false };
    context.addIssue({ code: 'custom', message: `"${entry.query}": one of first, top3 and top10` });
    return z.NEVER;
  });
const scoredEntry = z.strictObject({
  query,
  accepted: sections,
  reason: reason.optional(),
  isParaphrased: z.boolean().default(false),
  from,
});
const heading = { topic: z.string(), class: queryClass };
const group = z.union([
  z.strictObject({
    ...heading,
    use: z.enum(['tuning', 'reporting']),
    thresholds: z.strictObject({ top1: share, top3: share, top10: share, mrr: share }).partial(),
    queries: z.array(scoredEntry).nonempty(),
  }),
  z.strictObject({ ...heading, queries: z.array(assertedEntry).nonempty() }),
]);
const groups = z.array(group).nonempty();

/** Shares of queries with an accepted hit first, among the first three and ten; and MRR@10. */
export type GoldenScore = { top1: number; top3: number; top10: number; mrr: number };

export type GoldenQuery = {
  query: string;
  /** Accepted sections: `page#anchor`, `page` for its beginning, `page#*` for any. Empty: no hit is expected. */
  accepted: readonly string[];
  /** Lowest accepted rank. Queries of scored groups have none. */
  within?: number | undefined;
  reason?: string | undefined;
  /** Reason why the query fails at present. */
  knownFailure?: string | undefined;
  /** Whether the query uses other words than the text that answers it. */
  isParaphrased: boolean;
  from?: string | undefined;
};

/** Queries about one topic. A group with thresholds is scored as a whole; otherwise each query is asserted. */
export type GoldenGroup = {
  topic: string;
  class: z.infer<typeof queryClass>;
  queries: readonly GoldenQuery[];
  thresholds?: { readonly [Name in keyof GoldenScore]?: number | undefined } | undefined;
  /** Failures of reporting queries are not printed: the engine must not be tuned for them. */
  use?: 'tuning' | 'reporting' | undefined;
};

/** Parses one file of golden queries. Throws on a malformed entry. */
export function parseGoldenGroups(yaml: string): GoldenGroup[] {
  const parsed: GoldenGroup[] = groups.parse(parse(yaml));
  for (const { class: name, topic, queries } of parsed) {
    const wrong = queries.find(({ accepted }) => (accepted.length === 0) !== (name === 'other'));
    if (wrong) throw new Error(`${topic}: "${wrong.query}": only class other expects no hit`);
  }
  return parsed;
}

/** Loads the golden queries of this site. Throws when a query with the same `from` is asserted or scored twice. */
export function loadGoldenGroups(): GoldenGroup[] {
  const folder = new URL('goldenQueries/', import.meta.url);
  const loaded = readdirSync(folder).flatMap((file) => parseGoldenGroups(readFileSync(new URL(file, folder), 'utf8')));
  const seen = new Set<string>();
  for (const one of loaded.flatMap(({ queries }) => queries)) {
    const key = JSON.stringify([one.query, one.from, one.within === undefined]);
    if (seen.has(key)) throw new Error(`golden queries: "${one.query}" is defined twice`);
    seen.add(key);
  }
  return loaded;
}

const anySection = '#*';

/** Returns the object id of an accepted section in the hits of every engine. */
function objectIdOf(accepted: string): string {
  const [page = '', anchor = ''] = accepted.split('#');
  return sectionUrl(`/docs/${page}`, accepted.endsWith(anySection) ? '' : anchor);
}

/** Returns the position of the first accepted hit, counted from 1; 0 without one. */
export function placeOf({ accepted }: GoldenQuery, ranking: Ranking): number {
  if (accepted.length === 0) return ranking.length === 0 ? 1 : 0;
  const isAccepted = (id: string): boolean =>
    accepted.some((one) => objectIdOf(one) === (one.endsWith(anySection) ? id.replace(/#.*/, '') : id));
  return ranking.findIndex(isAccepted) + 1;
}

/** Searches for a golden query. When no hit is expected, a weak one is none. */
export function rankGolden(engine: Answering, { query: asked, accepted, from: pagePath }: GoldenQuery): Ranking {
  const hits = findHits(engine, asked, pagePath).filter(({ isWeak }) => accepted.length > 0 || !isWeak);
  return hits.map(({ objectID }) => objectID);
}

/** Returns whether an asserted query is answered as expected. */
export function isMet(golden: GoldenQuery, ranking: Ranking): boolean {
  const place = placeOf(golden, ranking);
  return place >= 1 && place <= (golden.within ?? 1);
}

/** Returns a sentence that says what was found instead. */
export function describeMiss(golden: GoldenQuery, ranking: Ranking): string {
  const place = placeOf(golden, ranking);
  const found = ranking.slice(0, 3).map((id) => decodeURIComponent(id.replace('/docs/', '')));
  const got = place === 0 ? 'not among the first ten' : `place ${String(place)}`;
  const why = golden.reason === undefined ? '' : ` (${golden.reason})`;
  return `"${golden.query}": ${golden.accepted[0] ?? 'nothing'} ${got}; found: ${found.join(', ') || 'nothing'}${why}`;
}

/** Scores the places of accepted hits. */
export function scorePlaces(places: readonly number[]): GoldenScore {
  const within = (last: number): number => places.filter((place) => place >= 1 && place <= last).length / places.length;
  const reciprocals = places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0);
  return { top1: within(1), top3: within(3), top10: within(10), mrr: reciprocals / places.length };
}

/** Returns a sentence for each figure of a group that misses its threshold. */
export function findMissedThresholds({ topic, thresholds = {} }: GoldenGroup, score: GoldenScore): string[] {
  return (['top1', 'top3', 'top10', 'mrr'] as const).flatMap((name) => {
    const threshold = thresholds[name];
    if (threshold === undefined || score[name] >= threshold) return [];
    return [`${topic}: ${name} ${score[name].toFixed(3)} is below ${String(threshold)}`];
  });
}

type Site = {
  /** Object ids of all sections in the index. */
  sectionIds: ReadonlySet<string>;
  /** Whether the catalogue has a page of this id. A page may be accepted before it is written. */
  isPlannedPage: (id: string) => boolean;
};

/** Returns a sentence for each accepted section that does not exist, and one when none of them is written yet. */
export function findUnknownSections({ query: asked, accepted }: GoldenQuery, { sectionIds, isPlannedPage }: Site) {
  const isWritten = (one: string): boolean => sectionIds.has(objectIdOf(one));
  const unknown = accepted.filter((one) => {
    const [page = ''] = one.split('#');
    return !isWritten(one) && (isWritten(page) || !isPlannedPage(page));
  });
  const faults = unknown.map((one) => `"${asked}": there is no ${one}`);
  if (accepted.length > 0 && !accepted.some(isWritten)) faults.push(`"${asked}": no accepted section is written`);
  return faults;
}
