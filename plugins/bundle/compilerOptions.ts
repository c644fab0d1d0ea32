/** What the compiler of scripts is told besides the engines: what stands in for newer syntax is to be small. */
import type { RuleSetRule } from '@rspack/core';

export const compilerName = 'builtin:swc-loader';

/**
 * Beside the engines ("targets"): where one has a fault in a feature, only what meets the fault is compiled. Without
 * it, a fault of Safari before 16.3 in functions whose parameter is called like themselves compiles every destructured,
 * default and rest parameter for all: 2 % of the search worker.
 */
export const narrowFixes = { bugfixes: true } as const;

/**
 * Class fields are plain assignments. Engines of the browser list know no fields, and what stands in for their exact
 * meaning is a call for each, with a function of its own in each file: 3 % of the search worker. No class of this site
 * overrides a field or a setter of another one, which is where the two differ.
 */
const plainFields = { useDefineForClassFields: false };

type CompilerOptions = { env?: object; jsc?: { transform?: object } };

function changeUse<T>(use: T): T {
  const { loader, options } = Object(use) as { loader?: unknown; options?: CompilerOptions };
  if (loader !== compilerName) return use;
  const env = { ...options?.env, ...narrowFixes };
  const jsc = { ...options?.jsc, transform: { ...options?.jsc?.transform, ...plainFields } };
  return { ...use, options: { ...options, env, jsc } };
}

/** `rules` of Docusaurus, with the compiler told so. Throws Error when none of them names it. */
export function withCompilerOptions(rules: readonly unknown[]): RuleSetRule[] {
  const changed = (rules as RuleSetRule[]).map((rule) =>
    Array.isArray(rule.use) ? { ...rule, use: rule.use.map(changeUse) } : rule,
  );
  if (!JSON.stringify(changed).includes('useDefineForClassFields'))
    throw new Error(`bundle: no rule uses ${compilerName}`);
  return changed;
}
