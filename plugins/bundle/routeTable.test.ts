import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildRouteTable } from './routeTable.mjs';

type Names = Record<string, string | Record<string, string>>;

const modules = { aa: '@theme/DocItem', bb: '@site/docs/a.md', cc: '@site/docs/a/b.md', dd: '@generated/context.json' };

/** Generates files like Docusaurus, with a separate chunk for each of `paths`. */
function generate(paths: Record<string, Names>) {
  const registry = Object.entries(modules).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  const routes = Object.keys(paths).map(
    (path) => `  {
    path: '${path}',
    component: ComponentCreator('${path}', '123'),
    exact: true,
    sidebar: "One"
  },`,
  );
  return {
    registry: `export default {\n${registry.join('\n')}};\n`,
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${routes.join('\n')}
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    chunkNames: JSON.stringify(
      Object.fromEntries(Object.entries(paths).map(([path, names]) => [`${path}-123`, names])),
    ),
  };
}

const context = { plugin: 'dd' };
const pages = {
  '/docs/a': { __comp: 'aa', __context: context, content: 'bb' },
  '/docs/a/b': { __comp: 'aa', __context: context, content: 'cc' },
};

test('groups pages that differ in one script as a tree', () => {
  const built = buildRouteTable(generate(pages));
  const table = built.slice(built.indexOf('export const table = '));
  expect(table).toBe(
    'export const table = { "routes": [{"path":"*"}], "pages": [{ "own": "content", ' +
      '"shape": {"exact":true,"sidebar":"One","chunks":{"__comp":"aa","__context":{"plugin":"dd"}}}, ' +
      '"tree": { "docs": { "a": { "": require.resolveWeak("@site/docs/a.md"), ' +
      '"b": require.resolveWeak("@site/docs/a/b.md") } } } }] };',
  );
});

test('names page chunks after their path and keeps the names of shared chunks', () => {
  const built = buildRouteTable(generate(pages));
  const imports = [...built.matchAll(/webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g)].map(([, name, module]) => [
    name,
    module,
  ]);
  expect(imports).toEqual([
    ['page-docs-a', '@site/docs/a.md'],
    ['page-docs-a-b', '@site/docs/a/b.md'],
    ['aa', '@theme/DocItem'],
    ['dd', '@generated/context.json'],
  ]);
});

test('passes the function that names page chunks to the browser', () => {
  const [, source] = /^export const nameChunk = (.*);$/m.exec(buildRouteTable(generate(pages))) ?? [];
  const nameChunk = runInNewContext(String(source)) as (path: string) => string;
  expect(['/', '/docs/a', '/docs/A-b/c'].map(nameChunk)).toEqual(['page-', 'page-docs-a', 'page-docs-A-b-c']);
});

test('throws for path patterns and for duplicate chunk names', () => {
  const build = (first: string, second: string) => () =>
    buildRouteTable(generate({ [first]: pages['/docs/a'], [second]: pages['/docs/a/b'] }));
  expect(build('/docs/:a', '/docs/b')).toThrow('/docs/:a: src/client/matchRoute.ts does not support patterns');
  expect(build('/docs/a/b', '/docs/A-b')).toThrow('page-docs-a-b: two pages have this chunk name');
});

test('throws when a file has another format', () => {
  const files = generate(pages);
  const other = files.registry.replace('require.resolveWeak("@site/docs/a.md")', '1]');
  expect(() => buildRouteTable({ ...files, registry: other.replace('[() =>', '() =>') })).toThrow('3 of 4 lines');
  expect(() => buildRouteTable({ ...files, registry: 'export default {};' })).toThrow('0 of 0 lines');
  expect(() => buildRouteTable({ ...files, routes: 'module.exports = [];' })).toThrow('no list');
});
