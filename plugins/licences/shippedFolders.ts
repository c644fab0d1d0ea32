import type { Compilation, Module } from '@rspack/core';
import { findPackageFolder } from './findPackageFolder';

/** The modules that `module` was joined from; itself when it is a single one. */
function listParts(module: Module): readonly Module[] {
  return 'modules' in module ? (module.modules as readonly Module[]).flatMap(listParts) : [module];
}

/**
 * Folders of the npm packages of which a chunk of `compilation` holds a module, workers and styles included. Modules
 * that were resolved but dropped because nothing uses them are in no chunk. Sorted.
 */
export function listShippedFolders({ chunks, chunkGraph }: Compilation): string[] {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk).flatMap(listParts));
  const files = new Set(modules.map((module) => module.nameForCondition()).filter((file) => file !== undefined));
  const folders = [...files].map(findPackageFolder).filter((folder) => folder !== undefined);
  return [...new Set(folders)].sort();
}
