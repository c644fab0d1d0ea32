/** Fewer letters are no two words. */
const minChars = 4;

/** Puts spaces back into a name that was typed in one word. Undefined where there are none to put back. */
export type FindSpacedName = (query: string) => string | undefined;

/**
 * Creates what knows how `headings` (folded) write a name: `opcua` as OPC UA. What they write in one word is one, and
 * what they write with other joiners is found by its letters anyway. A query may say something else in Chinese.
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
