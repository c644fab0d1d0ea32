import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allPages } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/loadCatalog';
import { findNearest } from '../../../facts/findNearest';
import { loadFacts } from '../../../facts/loadFacts';
import { buildPage } from './buildPage';
import { loadTemplates } from './loadTemplates';

/**
 * Creates the page file and returns its path. Throws when the catalogue has no page `id` (with similar ids), when the
 * file exists, or when the kind has no template.
 */
export function createPage(root: string, id: string, today: string): string {
  const pages = allPages(loadCatalog(root));
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) {
    const ids = pages.map((candidate) => candidate.id);
    const containing = ids.filter((candidate) => candidate.endsWith(`/${id.split('/').at(-1) ?? id}`));
    const near = [...new Set([...containing, ...findNearest(id, ids)])].slice(0, 4);
    const advice = near.length > 0 ? `did you mean ${near.join(', ')}?` : 'add an entry first';
    throw new Error(`no page "${id}" in catalog/pages.yaml; ${advice}`);
  }
  const file = path.posix.join('docs', `${id}.md`);
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists; edit it, or remove it first`);
  const template = loadTemplates(root).get(page.kind);
  if (!template) throw new Error(`contributing/templates.md has no template for kind "${page.kind}"`);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), buildPage(page, template, loadFacts(root), today));
  return file;
}
