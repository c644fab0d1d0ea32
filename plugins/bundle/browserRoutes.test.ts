import { expect, test } from 'vitest';
import { browserGlobalData } from './browserRoutes.mjs';

function buildData(docs: object[]): string {
  const version = { name: 'current', docs, draftIds: [] };
  return JSON.stringify({ 'docusaurus-plugin-content-docs': { default: { path: '/docs', versions: [version] } } });
}

test('removes the list of docs from the data of the docs plugin', () => {
  const docs = [
    { id: 'a/b', path: '/docs/a/b', sidebar: 'One' },
    { id: '/category/c', path: '/docs/category/c' },
  ];
  const built = browserGlobalData(buildData(docs));
  expect(built).toContain(`JSON.parse(${JSON.stringify(buildData([]))})`);
  expect(built).toContain('.startsWith("/docs/")');
  expect(built).toContain('id: path.slice(6)');
});

test('throws when the data of a doc does not match its route', () => {
  const build = (doc: object) => () => browserGlobalData(buildData([doc]));
  expect(build({ id: 'a', path: '/docs/other' })).toThrow('/docs/other does not follow');
  expect(build({ id: 'a', path: '/docs/a', unlisted: true })).toThrow('/docs/a does not follow');
});
