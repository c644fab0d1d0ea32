/** Text as two writers of the same thing would agree on it. Deliberately not the engine's own folding. */
export function foldForComparison(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
