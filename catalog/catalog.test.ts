import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allCategories, allPages, findCategories, findPages, parseCatalog } from './catalog';
import { loadCatalog } from './loadCatalog';

const yaml = readFileSync('catalog/pages.yaml', 'utf8');
const catalog = loadCatalog('.');

/** Returns a function that parses the catalogue after an edit of its text. */
function parseEdited(search: string | RegExp, replacement: string) {
  const edited = yaml.replace(search, replacement);
  expect(edited).not.toBe(yaml);
  return () => parseCatalog(parse(edited));
}

// spec: sidebars-landing-docs
test('contains the four sidebars with their landing docs', () => {
  expect(catalog.sidebars.map(({ id, landing }) => [id, landing])).toEqual([
    ['Neptune', 'neptune/user/introduction'],
    ['Janus', 'janus/user/introduction'],
    ['Automation', 'automation/work-flow-intro'],
    ['Lowcode', 'lowcode/hmi'],
  ]);
});

// spec: catalog-exact-addresses
test('keeps the spelling of specified addresses', () => {
  const ids = new Set(allPages(catalog).map(({ id }) => id));
  for (const id of [
    'apps/denture/denture-device-management',
    'automation/attachment/GNME',
    'automation/attachment/analog_quantily_config',
    'automation/attachment/VNC_winCE',
    'automation/motion_parameter/IO-config',
    'automation/common_functions/modbus_tcp/modbus-poll',
    'automation/common_functions/reset/reset-protection',
    'lowcode/dev-HMI-app/data-definitions',
    'open-platform/janus-components/live-data-field',
    'triton/deploy/introduction',
  ]) {
    expect(ids, id).toContain(id);
  }
});

// spec: catalog-page-count
test('contains about 300 addresses, including pages without a sidebar', () => {
  expect(allPages(catalog).length + allCategories(catalog).length).toBeGreaterThan(280);
  expect(catalog.withoutSidebar.length).toBeGreaterThan(0);
});

// spec: catalog-sidebar-order
test('lists pages and categories in sidebar order, parents before children', () => {
  const page = (id: string) => ({ type: 'page', id, title: id, kind: 'task', origin: 'spec' }) as const;
  const child = { type: 'category', label: '子', slug: 'child', description: '子', items: [page('b')] } as const;
  const items = [
    page('a'),
    { type: 'category', label: '父', slug: 'parent', description: '父', items: [child, page('c')] },
  ] as never;
  expect(findPages(items).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(findCategories(items).map(({ slug }) => slug)).toEqual(['parent', 'child']);
});

test('gives every category a unique address', () => {
  const slugs = allCategories(catalog).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('throws when a page is listed twice, ignoring case', () => {
  const [first = '', second = ''] = allPages(catalog)
    .slice(1)
    .map(({ id }) => id);
  expect(parseEdited(`id: ${second},`, `id: ${first.toUpperCase()},`)).toThrow(/写了两次/);
});

// spec: sidebar-starts-with-landing-page
test('throws when a sidebar does not begin with its landing page', () => {
  expect(parseEdited('landing: janus/user/introduction', 'landing: janus/user/trial')).toThrow(
    '侧边栏 Janus 的第一项写首页 janus/user/trial',
  );
});

test('throws on a kind of page without a template', () => {
  expect(parseEdited(/k: intro/, 'k: essay')).toThrow();
});

test('throws on an address with other characters', () => {
  expect(parseEdited('id: janus/user/trial', 'id: janus/user/试用')).toThrow();
});

test('names the file in the error when it cannot be read', () => {
  expect(() => loadCatalog('nowhere')).toThrow(/^catalog\/pages.yaml: /);
});
