/**
 * Loader for Docusaurus' generated registry of route chunks: drops the module name that stands beside each chunk. Only
 * server rendering reads it (`ComponentCreator` hands it to the loadable's context, which the browser has none of), and
 * for a site of 250 pages the names are 2 KB of every first visit.
 *
 * @param {string} source `registry.js` as Docusaurus writes it
 * @returns {string} the same with `0` for each name
 * @throws {Error} when it looks otherwise than Docusaurus 3.10 writes it
 */
export default function namelessRegistry(source) {
  const entries = source.match(/\[\(\) => import\(/g)?.length ?? 0;
  let dropped = 0;
  const nameless = source.replace(/, "[^"]+", (?=require\.resolveWeak\()/g, () => {
    dropped += 1;
    return ', 0, ';
  });
  if (entries === 0 || dropped !== entries)
    throw new Error(`registry.js: ${dropped} names of ${entries} entries found`);
  return nameless;
}
