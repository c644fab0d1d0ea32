/** The one word of letters of a query, with what Chinese stands around it. */
const oneWord = /^([^a-z0-9]*)([a-z0-9]{4,32})([^a-z0-9]*)$/;

/** Puts spaces back into a name that was typed in one word. Undefined where there are none to put back. */
export type ReadSpacedName = (query: string) => string | undefined;

/**
 * Creates what knows how `headings` (folded) write a name: `opcua` as OPC UA. What they write in one word is one, and
 * what they write with other joiners is found by its letters anyway.
 */
export function createSpacedNames(headings: readonly string[]): ReadSpacedName {
  const lines = headings.join('\n');
  return (query) => {
    const [, before = '', word = '', after = ''] = oneWord.exec(query) ?? [];
    if (word === '') return undefined;
    const name = Array.from(word).join(' ?');
    const written = lines.match(new RegExp(`(?:^|[^a-z0-9])${name}(?![a-z0-9])`, 'gm')) ?? [];
    const names = written.map((found) => found.replace(/^[^a-z0-9]/, ''));
    return names[0] === undefined || names.includes(word) ? undefined : before + names[0] + after;
  };
}
