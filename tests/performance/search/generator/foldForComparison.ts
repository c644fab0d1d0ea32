/** Folds text for relevance judgements. Deliberately not the engine's own folding. */
export function foldForComparison(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
