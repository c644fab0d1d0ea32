/** Minimum length of two words. */
const minChars = 4;

/** Returns the query with a name split at its spaces, undefined when there are none. */
export type FindSpacedName = (query: string) => string | undefined;

/**
 * Creates the lookup of spaces in names of folded `headings`: `opcua` as OPC UA. Names that headings write as one word
 * stay, and names with other joiners match without. A query may contain Chinese besides the name.
 */
export function createSpacedNames(headings: readonly string[]): FindSpacedName {
  const lines = headings.join('\n');
  return (query) => {
    const [word, ...others] = query.match(/[a-z0-9]+/g) ?? [];
    if (word === undefined || others.length > 0 || word.length < minChars) return undefined;
    const name = Array.from(word).join(' ?');
    const written = lines.match(new RegExp(`(?:^|[^a-z0-9])${name}(?![a-z0-9])`, 'g')) ?? [];
    const [first, ...more] = written.map((found) => found.replace(/^[^a-z0-9]/, ''));
    return first === undefined || [first, ...more].includes(word) ? undefined : query.replace(word, first);
  };
}
