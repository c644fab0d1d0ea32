import type { LanguageTables } from '../../protocol/corpus';

/**
 * Roman numerals of one character that represent several letters. Folding keeps every position and cannot expand them.
 */
const numerals = Array.from('ⅡⅢⅣⅥⅦⅧⅨⅪⅫ');

/** Returns whether `text` contains `word` as a whole word, in this case: vi is an editor. */
function holdsWord(text: string, word: string): boolean {
  return new RegExp(`(?<![A-Za-z\\d])${word}(?![A-Za-z\\d])`).test(text);
}

/** Returns synonyms between the two notations of numerals on the pages: Ⅱ型 and "II 型". */
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
