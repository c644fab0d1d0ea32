import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { sectionUrl } from '../../protocol/sectionNames';
import type { Ranking } from '../evaluate/ranking';

const section = z.string().regex(/^[\w/-]+(#.+)?$/, 'page id, or page id#anchor');
const sections = z.union([section.transform((one) => [one]), z.array(section).nonempty()]);
const entry = z
  .strictObject({
    ask: z.string().min(1),
    first: sections.optional(),
    top3: sections.optional(),
    why: z.string().min(10),
    notYet: z.string().min(10).optional(),
  })
  .refine(({ first, top3 }) => (first === undefined) !== (top3 === undefined), 'either "first" or "top3"');

/** A query and where its asker must land. `notYet` says what is missing while the promise is not kept. */
export type SearchPromise = {
  ask: string;
  within: 1 | 3;
  sections: readonly string[];
  why: string;
  notYet?: string | undefined;
};

/**
 * Parses `promises.yaml`: groups of promises by topic. Throws with the line that is malformed, and on a query that
 * stands twice.
 */
export function parsePromises(yaml: string): SearchPromise[] {
  const groups = z.record(z.string(), z.array(entry).nonempty()).parse(parse(yaml));
  const promises = Object.values(groups)
    .flat()
    .map(({ ask, first, top3, why, notYet }): SearchPromise => ({
      ask,
      within: first ? 1 : 3,
      sections: first ?? top3 ?? [],
      why,
      notYet,
    }));
  const twice = promises.find(({ ask }, index) => promises.findIndex((other) => other.ask === ask) !== index);
  if (twice) throw new Error(`promises: "${twice.ask}" stands twice`);
  return promises;
}

/** The promises of this site. */
export function loadPromises(): SearchPromise[] {
  return parsePromises(readFileSync(new URL('promises.yaml', import.meta.url), 'utf8'));
}

/** Object id of a promised section in the hits of every engine. */
export function promisedId(promised: string): string {
  const [page = '', anchor = ''] = promised.split('#');
  return sectionUrl(`/docs/${page}`, anchor);
}

type PromiseGround = {
  /** Ids of all sections that can be found. */
  sectionIds: ReadonlySet<string>;
  /** Whether the catalogue has a page of this id: it may be promised before it is written. */
  isPlannedPage: (id: string) => boolean;
};

/** What is wrong with a promise itself: it names sections that do not exist, or none that does. One sentence each. */
export function findPromiseFaults(
  { ask, sections }: SearchPromise,
  { sectionIds, isPlannedPage }: PromiseGround,
): string[] {
  const strange = sections.filter((promised) => {
    const [page = ''] = promised.split('#');
    const isWritten = sectionIds.has(promisedId(page));
    return isWritten ? !sectionIds.has(promisedId(promised)) : !isPlannedPage(page);
  });
  const faults = strange.map((promised) => `"${ask}": there is no ${promised}`);
  if (sections.every((promised) => !sectionIds.has(promisedId(promised))))
    faults.push(`"${ask}": no promised section is written`);
  return faults;
}

/** A sentence that says what came instead, undefined when the promise is kept. */
export function describeBroken({ ask, within, sections, why }: SearchPromise, ranking: Ranking): string | undefined {
  const promised = new Set(sections.map(promisedId));
  const place = ranking.findIndex((id) => promised.has(id)) + 1;
  if (place >= 1 && place <= within) return undefined;
  const came = ranking.slice(0, 3).map((id) => decodeURIComponent(id.replace('/docs/', '')));
  const got = place === 0 ? 'not among the first ten' : `place ${place}`;
  return `"${ask}": ${sections[0] ?? ''} ${got}; came: ${came.join(', ') || 'nothing'} (${why})`;
}
