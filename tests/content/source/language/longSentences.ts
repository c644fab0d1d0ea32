/** Z32: sentences of at most 80 characters (an error beyond 100) and four commas. */
import { anyMask, hasHan } from '../prose/passage';
import type { LanguageRule } from './languageRule';

const warnAboveChars = 80;
const failAboveChars = 100;
const maxCommas = 4;
/** Maximum number of characters that code or an address counts for. */
const maxMaskedChars = 8;

const masked = new RegExp(`[${anyMask}]+`, 'gu');

function lengthOf(sentence: string): number {
  return sentence.replace(masked, (run) => run.slice(0, maxMaskedChars)).trim().length;
}

export const longSentencesRule: LanguageRule = {
  name: 'longSentences',
  codes: { Z32: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'note']),
  passage: () =>
    function* findLongSentences({ plain, text }) {
      if (!hasHan(plain)) return;
      for (const { index, 0: sentence } of plain.matchAll(/[^。！？；]+[。！？；]?/gu)) {
        const chars = lengthOf(sentence);
        const commas = sentence.split('，').length - 1;
        const start = text.slice(index).trimStart().slice(0, 10);
        if (chars > warnAboveChars) {
          const severity = chars > failAboveChars ? 'error' : 'warning';
          const message = `“${start}…”有 ${chars} 个字符：拆成两句，每句不超过 ${warnAboveChars} 个`;
          yield { index, code: 'Z32', severity, message };
        } else if (commas > maxCommas) {
          yield { index, code: 'Z32', message: `“${start}…”有 ${commas} 个逗号：拆成两句，或写成列表` };
        }
      }
    },
};
