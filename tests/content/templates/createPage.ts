import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CatalogPage, allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { findNearest } from '../../../facts/findNearest';
import { listFacts } from '../../../facts/findFact';
import { loadFacts } from '../../../facts/loadFacts';
import type { Facts } from '../../../facts/model/facts';
import { buildPage } from './buildPage';
import { loadTemplates } from './loadTemplates';

/** Describes the record that must exist before a page of this kind: its blocks are built from it. */
function findMissingRecord({ id, title, kind }: CatalogPage, facts: Facts): string | undefined {
  if (kind === 'rest' || kind === 'realtime') {
    const operations = [...listFacts(facts, 'operation'), ...listFacts(facts, 'channel')];
    if (operations.some(({ page }) => page === id)) return undefined;
    return `facts/contracts/ 中没有写着 x-doc: ${id} 的操作，先在契约中加上它（facts/contracts/README.md）。`;
  }
  if (kind === 'release') {
    if (listFacts(facts, 'release').some(({ product, version }) => `${product} ${version}` === title)) return undefined;
    return `facts/*/releases.yaml 中没有版本“${title}”，先加上它（facts/README.md），并写 page: ${id}。`;
  }
  return undefined;
}

/**
 * Creates the page file and returns its path. Throws when the catalogue has no page `id` (with similar ids), when the
 * file exists, when the kind has no template, or when the contract or release of the page is missing.
 */
export function createPage(root: string, id: string, today: string): string {
  const pages = allPages(loadCatalog(root));
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    const ids = pages.map((candidate) => candidate.id);
    const containing = ids.filter((candidate) => candidate.endsWith(`/${id.split('/').at(-1) ?? id}`));
    const near = [...new Set([...containing, ...findNearest(id, ids)])].slice(0, 4);
    const advice = near.length > 0 ? `想写的是 ${near.join('、')}？如果是新页面，` : '';
    throw new Error(
      `catalog/pages.yaml 中没有 ${id}。${advice}先在所属的目录下加一行，例如：\n- {id: ${id}, t: 页面标题, k: task, o: added}`,
    );
  }
  const file = path.posix.join('docs', `${id}.md`);
  if (existsSync(path.join(root, file))) throw new Error(`${file} 已经存在：直接修改，或者先删除`);
  const template = loadTemplates(root).get(page.kind);
  if (!template) throw new Error(`contributing/templates.md 中没有类型 ${page.kind} 的模板`);
  const facts = loadFacts(root);
  const missing = findMissingRecord(page, facts);
  if (missing !== undefined) {
    throw new Error(`${missing}\n顺序：一、目录（已有）；二、契约或版本；三、再执行 npm run new -- ${id}`);
  }
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), buildPage(page, template, facts, today));
  return file;
}
