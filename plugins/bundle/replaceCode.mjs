/**
 * Loader that patches the code of a third-party module.
 *
 * @this {{ getOptions(): { changes: Record<string, string> }, resourcePath: string }} `changes` maps
 *   original code to replacements
 * @param {string} source the module
 * @returns {string} the module with all changes applied
 * @throws {Error} when the module does not contain the original code exactly once, because a new version has changed it
 */
export default function replaceCode(source) {
  let changed = source;
  for (const [found, written] of Object.entries(this.getOptions().changes)) {
    const parts = changed.split(found);
    if (parts.length !== 2) throw new Error(`${this.resourcePath} contains "${found}" ${parts.length - 1} times`);
    changed = parts.join(written);
  }
  return changed;
}
