type Json = Readonly<Record<string, unknown>>;

function isObject(node: unknown): node is Json {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function findTarget(document: unknown, reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
}

/**
 * `document` with every local `$ref` replaced by what it names; keys beside a `$ref` win over the target's (OpenAPI
 * 3.1). A schema that contains itself ends, at the second turn, without its properties and items. Throws on a reference
 * to nothing or to another file, naming it.
 */
export function dereference(document: unknown): unknown {
  const follow = (node: unknown, chain: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item: unknown) => follow(item, chain));
    if (!isObject(node)) return node;
    const { $ref: reference, ...siblings } = node;
    const own = Object.fromEntries(
      Object.entries(siblings).map(([key, value]): [string, unknown] => [key, follow(value, chain)]),
    );
    if (typeof reference !== 'string') return reference === undefined ? own : { ...own, $ref: reference };
    const target = reference.startsWith('#/') ? findTarget(document, reference) : undefined;
    if (!isObject(target)) throw new Error(`"${reference}" names nothing in this file`);
    if (chain.includes(reference)) {
      const shallow = Object.entries(target).filter(([key]) => key !== 'properties' && key !== 'items');
      return { ...Object.fromEntries(shallow), ...own };
    }
    const resolved = follow(target, [...chain, reference]);
    return { ...(isObject(resolved) ? resolved : {}), ...own };
  };
  return follow(document, []);
}
