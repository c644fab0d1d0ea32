/** Checks front matter against contracts, facts and the current date. */
import { listFacts } from '../../../facts/findFact';
import { findNearest } from '../../../facts/findNearest';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import type { ReleaseFact } from '../../../facts/model/release';
import type { Finding, Rule } from '../finding';
import { type SourcePage, loadSourcePages } from './sourcePage';
import { today } from './today';

const minKeywords = 3;

/** Returns the line of a front matter field, 1 when the field is missing. */
function lineOfField(page: SourcePage, field: string): number {
  return page.writtenText.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

function findApiFault({ id, frontMatter }: SourcePage, facts: Facts): string | undefined {
  const operations = [...listFacts(facts, 'operation'), ...listFacts(facts, 'channel')];
  const api = frontMatter?.api;
  if (typeof api !== 'string' || operations.length === 0) return undefined;
  const own = operations.filter(({ page }) => page === id).map(({ operationId }) => operationId);
  if (own.includes(api)) return undefined;
  if (own.length > 0) return `the contract says that this page documents ${own.join(', ')}`;
  const known = operations.find(({ operationId }) => operationId === api);
  if (known) return `"${api}" has x-doc: ${known.page ?? 'none'} in the contract; set it to ${id}`;
  const near = findNearest(
    api,
    operations.map(({ operationId }) => operationId),
  );
  return `no operation "${api}" in facts/contracts${near.length > 0 ? `; near: ${near.join(', ')}` : ''}`;
}

function findDateFault({ frontMatter }: SourcePage, latest: string): string | undefined {
  const date = frontMatter?.last_reviewed;
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    return `${date} is no day of the calendar`;
  return date > latest ? `${date} is in the future; write the day of the last check` : undefined;
}

function findVersionFault({ frontMatter, writtenText }: SourcePage): string | undefined {
  if (frontMatter?.applies_to === undefined) return undefined;
  const written = /^applies_to:.*(?:\n[ -].*)*/m.exec(writtenText)?.[0] ?? '';
  const byHand = written.replace(/%%[^%\n]*%%/g, '').match(/\d+(?:\.[\dx]+)+|V\d+/g);
  return byHand
    ? `"${byHand.join(', ')}" is a fact: write the key of the version, as "%%neptune.version%%"`
    : undefined;
}

const byVersion = new Intl.Collator('en', { numeric: true });

/** Lists the releases of a product, oldest first. */
function listReleases(facts: Facts, product: string): ReleaseFact[] {
  return listFacts(facts, 'release')
    .filter((release) => release.product === product)
    .sort((a, b) => byVersion.compare(a.version, b.version));
}

/** Reports a page that claims versions older than the one that added it. */
function findEarlyClaim({ id, frontMatter }: SourcePage, facts: Facts): string | undefined {
  const adding = listFacts(facts, 'release').find(({ parts }) => parts.added.some(({ page }) => page === id));
  if (!adding) return undefined;
  const releases = listReleases(facts, adding.product);
  const first = releases.findIndex(({ parts }) => parts.added.some(({ page }) => page === id));
  const since = releases[first];
  if (first < 1 || !since) return undefined;
  const claimed: unknown = frontMatter?.applies_to;
  const holds = releases.slice(first).map(({ product, version }) => `${product} ${version}`);
  if (Array.isArray(claimed) && claimed.some((version) => holds.includes(String(version)))) return undefined;
  return `${since.product} ${since.version} added this page; write "${since.product} %%${since.key}:version%%"`;
}

function findKeywordFault({ frontMatter }: SourcePage): string | undefined {
  const keywords: unknown = frontMatter?.keywords;
  if (!Array.isArray(keywords)) return undefined;
  const words = keywords.map((word) => String(word).trim().toLowerCase());
  const repeated = words.find((word, index) => words.indexOf(word) !== index);
  if (repeated !== undefined) return `"${repeated}" stands twice; write another word readers type`;
  const useful = words.filter((word) => word !== String(frontMatter?.title).toLowerCase());
  return useful.length < minKeywords
    ? `besides the title, write at least ${minKeywords} words readers type`
    : undefined;
}

function examinePage(page: SourcePage, facts: Facts): Finding[] {
  const faults: readonly [field: string, message: string | undefined][] = [
    ['api', findApiFault(page, facts)],
    ['last_reviewed', findDateFault(page, today())],
    ['applies_to', findVersionFault(page) ?? findEarlyClaim(page, facts)],
    ['keywords', findKeywordFault(page)],
  ];
  return faults.flatMap(([field, message]): Finding[] =>
    message === undefined ? [] : [{ file: page.file, line: lineOfField(page, field), message: `${field}: ${message}` }],
  );
}

export const frontMatterFactsRule: Rule = {
  name: 'frontMatterFacts',
  examine(root, isWanted = () => true) {
    const facts = loadFacts(root);
    const pages = loadSourcePages(root).filter(({ file }) => isWanted(file));
    return { findings: pages.flatMap((page) => examinePage(page, facts)), examined: pages.length };
  },
};
