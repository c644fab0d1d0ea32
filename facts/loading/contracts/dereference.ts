import { isMapping } from '../../isMapping';

function findTarget(document: unknown, reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (isMapping(node) ? node[step] : undefined), document);
}

/**
 * Replaces every local `$ref` in `document` by its target. Keys next to a `$ref` override those of the target (OpenAPI
 * 3.1). A recursive schema ends at its second occurrence, without properties and items. Throws with the reference if it
 * has no target or points to another file.
 */
export function dereference(document: unknown): unknown {
  const follow = (node: unknown, chain: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item: unknown) => follow(item, chain));
    if (!isMapping(node)) return node;
    const { $ref: reference, ...siblings } = node;
    const own = Object.fromEntries(
      Object.entries(siblings).map(([key, value]): [string, unknown] => [key, follow(value, chain)]),
    );
    if (typeof reference !== 'string') return reference === undefined ? own : { ...own, $ref: reference };
    const target = reference.startsWith('#/') ? findTarget(document, reference) : undefined;
    if (!isMapping(target)) throw new Error(`$ref“${reference}”在本文件中没有目标`);
    if (chain.includes(reference)) {
      const shallow = Object.entries(target).filter(([key]) => key !== 'properties' && key !== 'items');
      return { ...Object.fromEntries(shallow), ...own };
    }
    const resolved = follow(target, [...chain, reference]);
    return { ...(isMapping(resolved) ? resolved : {}), ...own };
  };
  return follow(document, []);
}
