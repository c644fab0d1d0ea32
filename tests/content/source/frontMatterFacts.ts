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
  if (own.length > 0) return `按契约，本页的操作是 ${own.join('、')}：写它`;
  const known = operations.find(({ operationId }) => operationId === api);
  if (known) return `“${api}”在契约中的 x-doc 是 ${known.page ?? '空'}：改为 ${id}，或改正这里`;
  const near = findNearest(
    api,
    operations.map(({ operationId }) => operationId),
  );
  return `facts/contracts 中没有操作“${api}”${near.length > 0 ? `；最接近的：${near.join('、')}` : ''}`;
}

function findDateFault({ frontMatter }: SourcePage, latest: string): string | undefined {
  const date = frontMatter?.last_reviewed;
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return `没有 ${date} 这一天：改正日期`;
  return date > latest ? `${date} 还没有到：写最近一次核对的日期` : undefined;
}

function findVersionFault({ frontMatter, writtenText }: SourcePage): string | undefined {
  if (frontMatter?.applies_to === undefined) return undefined;
  const written = /^applies_to:.*(?:\n[ -].*)*/m.exec(writtenText)?.[0] ?? '';
  const byHand = written.replace(/%%[^%\n]*%%/g, '').match(/\d+(?:\.[\dx]+)+|V\d+/g);
  return byHand ? `“${byHand.join('、')}”是事实：写版本的键，例如 %%neptune.version%%` : undefined;
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
  return `本页从 ${since.product} ${since.version} 起才有：写“${since.product} %%${since.key}:version%%”`;
}

function findKeywordFault({ frontMatter }: SourcePage): string | undefined {
  const keywords: unknown = frontMatter?.keywords;
  if (!Array.isArray(keywords)) return undefined;
  const words = keywords.map((word) => String(word).trim().toLowerCase());
  const repeated = words.find((word, index) => words.indexOf(word) !== index);
  if (repeated !== undefined) return `“${repeated}”写了两次：换成读者会输入的另一个词`;
  const useful = words.filter((word) => word !== String(frontMatter?.title).toLowerCase());
  return useful.length < minKeywords ? `除标题外，至少再写 ${minKeywords} 个读者会输入的词` : undefined;
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
