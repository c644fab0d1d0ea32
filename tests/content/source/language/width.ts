/** Z06: digits, letters and signs are half-width; no full-width or invisible spaces. */
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';

const wide = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A％＋－＝＆＃＠．／＊＜＞＿｜＄]+/gu;
const spaces = /[\u3000\u00a0\u2002-\u200a\u202f]+/gu;
const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]+/gu;
const widthOffset = 0xfee0;

function narrow(text: string): string {
  return [...text].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - widthOffset)).join('');
}

function isBetweenHan(text: string, start: number, end: number): boolean {
  const edge = /[\p{Script=Han}，。；：、]/u;
  return edge.test(text.charAt(start - 1)) && edge.test(text.charAt(end));
}

export const widthRule: LanguageRule = {
  name: 'width',
  codes: { Z06: 'error' },
  passage: () =>
    function* findWidth(passage) {
      const searched = passage.text;
      yield* correctMatches(passage, 'Z06', wide, ([found]) => narrow(found), { searched });
      yield* correctMatches(
        passage,
        'Z06',
        spaces,
        ({ index, 0: found }) => (isBetweenHan(searched, index, index + found.length) ? '' : ' '),
        {
          searched,
          because: '只用普通空格',
        },
      );
      yield* correctMatches(passage, 'Z06', invisible, () => '', {
        searched,
        because: '删去看不见的字符',
      });
    },
};
