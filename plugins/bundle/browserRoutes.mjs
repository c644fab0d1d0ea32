import { fileURLToPath } from 'node:url';

const client = (/** @type {string} */ name) =>
  JSON.stringify(fileURLToPath(new URL(`../../src/client/${name}`, import.meta.url)));

/**
 * Loader for Docusaurus' generated route files in the browser. Replaces `routes.js` by `src/client/routes.ts` and the
 * list of pages in the data of the docs plugin by `src/client/pageList.ts`.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the format differs from Docusaurus 3.10
 */
export default function browserRoutes(source) {
  return this.resourcePath.endsWith('routes.js')
    ? `export { default } from ${client('routes.ts')};\n`
    : browserGlobalData(source);
}

/**
 * @param {string} source `globalData.json`
 * @returns {string} the data as a module without the list of all docs
 */
export function browserGlobalData(source) {
  const data = JSON.parse(source);
  const { path, versions } = data['docusaurus-plugin-content-docs'].default;
  const [{ docs }] = versions;
  if (versions.length !== 1) throw new Error('globalData.json: the pages of another version have other routes');
  for (const doc of docs) {
    const { id, path: docPath } = doc;
    const isPlain = Object.keys(doc).every((key) => ['id', 'path', 'sidebar'].includes(key));
    if (!isPlain || `${path}/${id.replace(/^\//, '')}` !== docPath)
      throw new Error(`globalData.json: ${docPath} does not follow from its route`);
  }
  versions[0].docs = [];
  // JSON in a string, as in Docusaurus: browsers parse it faster than code.
  return `import { pageList } from ${client('pageList.ts')};
const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});
for (const { versions } of Object.values(data['docusaurus-plugin-content-docs']))
  versions.find(({ isLast }) => isLast).docs = pageList
    .filter(({ path }) => path.startsWith(${JSON.stringify(`${path}/`)}))
    .map(({ path, sidebar }) => ({ id: path.slice(${path.length + 1}), path, sidebar }));
export default data;
`;
}
