import { buildDeviceFunctions } from './deviceFunctions';
import { buildFileFunctions } from './fileFunctions';
import { buildPageFunctions } from './pageFunctions';
import { buildRouteFunctions } from './routeFunctions';
import type { ScriptPage } from './scriptPage';

/** Builds every function of facts/open-platform/functions.yaml. A test compares names and types. */
export function buildScriptFunctions(page: ScriptPage) {
  return {
    ...buildDeviceFunctions(page),
    ...buildRouteFunctions(page),
    ...buildPageFunctions(page),
    ...buildFileFunctions(page),
  };
}

export type ScriptFunctions = ReturnType<typeof buildScriptFunctions>;
