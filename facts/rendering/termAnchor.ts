/** Returns the anchor of a term's row in the glossary: `term-data-definition` for the key `term.data-definition`. */
export function termAnchor(key: string): string {
  return key.replace('.', '-');
}
