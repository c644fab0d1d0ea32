/** Syntax of fact references in text: `%%neptune.mqtt.port%%`, `%%triton.interval.min:bare%%`. */

const keyPattern = '[a-z0-9]+(?:[.-][a-z0-9]+)*';

/** Valid reference: a key of at least two parts and an optional form. */
const reference = new RegExp(`^(${keyPattern}\\.${keyPattern})(?::([a-z]+))?$`);

/** Text that resembles a reference. It starts with a letter and has no spaces, unlike `printf("100%%\n50%%")`. */
const candidate = /%%([A-Za-z][\w.:-]*)%%/g;

export type Reference = { key: string; form: string | undefined };

/** Parses the text between `%%` into key and form. Returns undefined if it is malformed. */
export function parseReference(text: string): Reference | undefined {
  const [, key, form] = reference.exec(text) ?? [];
  return key === undefined ? undefined : { key, form };
}

/** Replaces everything that resembles a reference. `replace` receives the text between the `%%`. */
export function replaceReferences(text: string, replace: (inner: string) => string): string {
  return text.includes('%%') ? text.replace(candidate, (_all, inner: string) => replace(inner)) : text;
}

/** Finds the keys that strings anywhere in `data` reference. */
export function findReferences(data: unknown): string[] {
  if (typeof data === 'string') {
    return data.includes('%%')
      ? [...data.matchAll(candidate)].map(([, inner = '']) => parseReference(inner)?.key ?? inner)
      : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(findReferences);
}
