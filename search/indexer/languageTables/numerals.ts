import type { LanguageTables } from '../../protocol/corpus';

/**
 * Roman numerals that are one character and stand for several: folding, which keeps every position, cannot write them
 * out.
 */
const numerals = Array.from('ⅡⅢⅣⅥⅦⅧⅨⅪⅫ');

/** Whether `word` stands in `text` for itself, in these letters: vi is an editor. */
function holdsWord(text: string, word: string): boolean {
  return new RegExp(`(?<![A-Za-z\\d])${word}(?![A-Za-z\\d])`).test(text);
}

/** Names by which the numerals of the pages are found in the other writing: Ⅱ型 for "II 型", and the other way round. */
export function listNumeralSynonyms(corpusText: string): LanguageTables['synonyms'] {
  return numerals.flatMap((sign) => {
    const letters = sign.normalize('NFKC');
    const holdsSign = corpusText.includes(sign) || corpusText.includes(sign.toLowerCase());
    return [
      ...(holdsSign ? [{ from: letters, to: sign }] : []),
      ...(holdsWord(corpusText, letters) ? [{ from: sign, to: letters }] : []),
    ];
  });
}
