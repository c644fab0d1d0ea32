/** Z07: full-width punctuation and brackets in Chinese sentences, never two marks in a row. */
import { type Passage, han, hasHan, masks } from '../prose/passage';
import { correct, correctMatches } from './correction';
import type { LanguageRule, PassageIssue } from './languageRule';

const wideOf: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '.': '。', '(': '（', ')': '）' };

/** Half-width marks next to a Chinese character or a closing mark, with the space after them. */
const marks = new RegExp(
  `(?<=[${han}）”》’])[,;:](?: +|(?=\\S|$))|(?<=[A-Za-z0-9%${masks.code}])[,;:] *(?=[${han}（“])`,
  'gu',
);
const stops = new RegExp(
  `(?<=[${han}）”》])\\.(?= *$| +|[${han}（“])|(?<=[A-Za-z%${masks.code}])\\. *(?=[${han}（“])|(?<=[^\\d.]\\d+)\\.(?=[${han}（“])|(?<=[${han}][^.]*[\\w${masks.code}])\\.$`,
  'gu',
);
const pair = /\(([^()]*)\)/gu;
/** An explanation in Latin words: `LWT (last will)`, unlike `Files (x86)` and `f(x)`. */
const explanation = /^[A-Za-z]{2,}(?:[ ,，-]+[A-Za-z]+)*$/u;
const beforeBracket = new RegExp(`[${han}“”，。） ]$`, 'u');
const loneBracket = new RegExp(`(?<=[${han}])[()]|[()](?=[${han}])`, 'gu');

function isChineseBracket(inner: string, before: string): boolean {
  if (hasHan(inner) || new RegExp(`[${han}“”，。）] ?$`, 'u').test(before)) return true;
  return explanation.test(inner) && beforeBracket.test(before) && /[\w\uE000] $/u.test(before);
}

/** Finds half-width brackets in Chinese text, in pairs and single ones. */
function* findBrackets(passage: Passage): Generator<PassageIssue> {
  const rest = [...passage.unquoted];
  for (const { index, 0: found, 1: inner = '' } of passage.unquoted.matchAll(pair)) {
    rest.fill('\uE004', index, index + found.length);
    const before = passage.unquoted.slice(0, index);
    if (!isChineseBracket(inner, before)) continue;
    const start = before.endsWith(' ') ? index - 1 : index;
    const end = index + found.length + (passage.unquoted.charAt(index + found.length) === ' ' ? 1 : 0);
    const replacement = `（${passage.text.slice(index + 1, index + found.length - 1)}）`;
    yield correct(passage, 'Z07', { start, end, replacement });
  }
  yield* correctMatches(passage, 'Z07', loneBracket, ([found]) => wideOf[found], { searched: rest.join('') });
}

const doubled = /[，、；：][，。、；：]+|。[，。、；：]+/gu;

export const punctuationRule: LanguageRule = {
  name: 'punctuation',
  codes: { Z07: 'error' },
  passage: () =>
    function* findPunctuation(passage) {
      if (!hasHan(passage.text)) return;
      const searched = passage.unquoted;
      const widen = ([found]: RegExpExecArray): string => wideOf[found.trim()] ?? found;
      yield* correctMatches(passage, 'Z07', marks, widen, { searched });
      if (passage.kind !== 'label') yield* correctMatches(passage, 'Z07', stops, widen, { searched });
      yield* findBrackets(passage);
      yield* correctMatches(passage, 'Z07', doubled, ([found]) => found.charAt(found.length - 1), {
        searched,
        because: '只留一个标点',
      });
    },
};
