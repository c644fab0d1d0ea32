/**
 * Loader for Docusaurus' generated registry of route chunks: keeps the function that loads each chunk, and drops the
 * module's name and number beside it. The name is for server rendering (`ComponentCreator` hands it to the loadable's
 * context, which the browser has none of), the number for `Loadable.preloadReady`, which Docusaurus does not call; for
 * a site of 300 pages both are 3 KB of every first visit.
 *
 * @param {string} source `registry.js` as Docusaurus writes it
 * @returns {string} the same with nothing but the function in each entry
 * @throws {Error} when it looks otherwise than Docusaurus 3.10 writes it
 */
export default function browserRegistry(source) {
  const entries = source.match(/\[\(\) => import\(/g)?.length ?? 0;
  let shortened = 0;
  const loaders = source.replace(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, () => {
    shortened += 1;
    return ']';
  });
  if (entries === 0 || shortened !== entries)
    throw new Error(`registry.js: ${shortened} of ${entries} entries have a name and a number`);
  return loaders;
}
