/** Compiler options besides the target engines, which keep the output small. */
import type { RuleSetRule } from '@rspack/core';

export const compilerName = 'builtin:swc-loader';

/**
 * Compiles only the affected cases of a feature with an engine bug. Otherwise a bug of Safari before 16.3 in functions
 * with a parameter of the same name compiles every destructured, default and rest parameter: 2 % of the search worker.
 */
export const narrowFixes = { bugfixes: true } as const;

/**
 * Compiles class fields to assignments. The supported engines have no fields, and the exact semantics need a helper
 * call for each: 3 % of the search worker. The two differ only when a class overrides a field or setter of another one,
 * which no class does.
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

/** Adds the options to the compiler rules of Docusaurus. Throws when no rule uses the compiler. */
export function withCompilerOptions(rules: readonly unknown[]): RuleSetRule[] {
  const changed = (rules as RuleSetRule[]).map((rule) =>
    Array.isArray(rule.use) ? { ...rule, use: rule.use.map(changeUse) } : rule,
  );
  if (!JSON.stringify(changed).includes('useDefineForClassFields'))
    throw new Error(`bundle: no rule uses ${compilerName}`);
  return changed;
}
