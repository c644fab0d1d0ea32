/**
 * Class fields as plain assignments. Engines of the browser list know no fields, and what stands in for their exact
 * meaning is a call for each, with a function of its own in each file: 3 % of the search worker. No class of this site
 * overrides a field or a setter of another one, which is where the two differ.
 */
import type { RuleSetRule } from '@rspack/core';

const loaderName = 'builtin:swc-loader';

type SwcOptions = { jsc?: { transform?: object } };

function changeUse<T>(use: T): T {
  const { loader, options } = Object(use) as { loader?: unknown; options?: SwcOptions };
  if (loader !== loaderName) return use;
  const transform = { ...options?.jsc?.transform, useDefineForClassFields: false };
  return { ...use, options: { ...options, jsc: { ...options?.jsc, transform } } };
}

/** `rules` of Docusaurus, with the loader of scripts told so. Throws Error when none of them names it. */
export function withPlainFields(rules: readonly unknown[]): RuleSetRule[] {
  const changed = (rules as RuleSetRule[]).map((rule) =>
    Array.isArray(rule.use) ? { ...rule, use: rule.use.map(changeUse) } : rule,
  );
  if (!JSON.stringify(changed).includes('useDefineForClassFields'))
    throw new Error(`bundle: no rule uses ${loaderName}`);
  return changed;
}
