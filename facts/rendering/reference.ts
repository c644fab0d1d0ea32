/** The one way to name a fact in text: `%%neptune.mqtt.port%%`, `%%triton.interval.min:bare%%`. */

const keyPattern = '[a-z0-9]+(?:[.-][a-z0-9]+)*';

/** Well formed: a key of at least two parts, and perhaps a form. */
const reference = new RegExp(`^(${keyPattern}\\.${keyPattern})(?::([a-z]+))?$`);

/**
 * What looks like a reference. Text between two `%%` that begins otherwise, or has a space, is left alone:
 * `printf("100%%\n50%%")`.
 */
const candidate = /%%([A-Za-z][\w.:-]*)%%/g;

export type Reference = { key: string; form: string | undefined };

/** The key and form that `text` (without its marks) spells; undefined when it is malformed. */
export function parseReference(text: string): Reference | undefined {
  const [, key, form] = reference.exec(text) ?? [];
  return key === undefined ? undefined : { key, form };
}

/** Replaces everything in `text` that looks like a reference by what `replace` gives for the text between its marks. */
export function replaceReferences(text: string, replace: (inner: string) => string): string {
  return text.includes('%%') ? text.replace(candidate, (_all, inner: string) => replace(inner)) : text;
}

/** Keys that the strings anywhere in `data` name. */
export function findReferences(data: unknown): string[] {
  if (typeof data === 'string') {
    return data.includes('%%')
      ? [...data.matchAll(candidate)].map(([, inner = '']) => parseReference(inner)?.key ?? inner)
      : [];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(findReferences);
}
