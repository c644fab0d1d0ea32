/**
 * Loader: replaces code of a module of somebody else.
 *
 * @this {{ getOptions(): { changes: Record<string, string> }, resourcePath: string }} `changes`: what is written
 *   instead of what
 * @param {string} source the module
 * @returns {string} the same with every change made
 * @throws {Error} when the module does not hold exactly once what is to be replaced: its authors have changed it
 */
export default function replaceCode(source) {
  let changed = source;
  for (const [found, written] of Object.entries(this.getOptions().changes)) {
    const parts = changed.split(found);
    if (parts.length !== 2) throw new Error(`${this.resourcePath} holds "${found}" ${parts.length - 1} times`);
    changed = parts.join(written);
  }
  return changed;
}
