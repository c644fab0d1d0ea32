import { expect, test } from 'vitest';
import { buildRouteTable } from './routeTable.mjs';

type Names = Record<string, string | Record<string, string>>;

const modules = { aa: '@theme/DocItem', bb: '@site/docs/a.md', cc: '@site/docs/a/b.md', dd: '@generated/context.json' };

/** Generated files as Docusaurus writes them: pages at `paths`, each with a script of its own. */
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

test('lists pages that differ in one script as a tree, under what they share', () => {
  const built = buildRouteTable(generate(pages));
  const table = built.slice(built.indexOf('export const table = '));
  expect(table).toBe(
    'export const table = { "routes": [{"path":"*"}], "pages": [{ "own": "content", ' +
      '"shape": {"exact":true,"sidebar":"One","chunks":{"__comp":"aa","__context":{"plugin":"dd"}}}, ' +
      '"tree": { "docs": { "a": { "": require.resolveWeak("@site/docs/a.md"), ' +
      '"b": require.resolveWeak("@site/docs/a/b.md") } } } }] };',
  );
});

test('names the script of a page after its address and keeps the names of shared ones', () => {
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

test('refuses addresses that are patterns, and two pages with a script of the same name', () => {
  const build = (first: string, second: string) => () =>
    buildRouteTable(generate({ [first]: pages['/docs/a'], [second]: pages['/docs/a/b'] }));
  expect(build('/docs/:a', '/docs/b')).toThrow('/docs/:a: src/client/matchRoute.ts knows no patterns');
  expect(build('/docs/a/b', '/docs/A-b')).toThrow('page-docs-a-b: the script of two pages');
});

test('refuses files of another form', () => {
  const files = generate(pages);
  const other = files.registry.replace('require.resolveWeak("@site/docs/a.md")', '1]');
  expect(() => buildRouteTable({ ...files, registry: other.replace('[() =>', '() =>') })).toThrow('3 of 4 lines');
  expect(() => buildRouteTable({ ...files, registry: 'export default {};' })).toThrow('0 of 0 lines');
  expect(() => buildRouteTable({ ...files, routes: 'module.exports = [];' })).toThrow('no list');
});
