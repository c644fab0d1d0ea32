import type { Compilation, Module } from '@rspack/core';
import { findPackageFolder } from './findPackageFolder';

/** Returns the modules of a concatenated module, or the module itself. */
function listParts(module: Module): readonly Module[] {
  return 'modules' in module ? (module.modules as readonly Module[]).flatMap(listParts) : [module];
}

/**
 * Returns the sorted folders of the npm packages with modules in a chunk of `compilation`, including workers and
 * styles. Unused modules are in no chunk.
 */
export function listShippedFolders({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk).flatMap(listParts));
  const files = new Set(modules.map((module) => module.nameForCondition()).filter((file) => file !== undefined));
  const folders = [...files].map(findPackageFolder).filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}
