/** Z10: ranges of numbers with ～ and a unit at both ends; spans of time and place with —. */
import { anyMask } from '../prose/passage';
import { correct, correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { unit } from './unitSymbols';

const numeral = '[±+−-]?(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?)';
const unitOrSign = `(?:${unit})(?:[²³]|[/·](?:${unit})[²³]?)*(?![A-Za-z])|%|°C|°|℃`;
const free = `(?<![\\w.:/\\-–—~～#=+×÷*^${anyMask}])(?<![-=+×÷*^] )`;
const afterEnd = '(?![\\w.:/]*[\\-–—~=×÷*^])(?! ?[=×÷*^+])(?![:/])(?!\\.\\d)(?![A-Za-z\\d])';

const range = new RegExp(
  `${free}(${numeral})( ?(?:${unitOrSign}))?( ?[-–—~〜∼∽─]{1,2} ?| ～ ?|～ )(-?${numeral})( ?(?:${unitOrSign}))?(?![:\\d])${afterEnd}`,
  'gu',
);
const oneUnit = new RegExp(`${free}(${numeral})～(${numeral})( ?(?:${unitOrSign}))(?![A-Za-z])`, 'gu');
const clock = '(?:[01]?\\d|2[0-4])[:：][0-5]\\d(?::[0-5]\\d)?';
const clockSpan = new RegExp(`(?<![\\d:.])(${clock}) ?[-–~～〜]{1,2} ?(${clock})(?![\\d:])`, 'gu');
const dateSpan = /(?<![\d-])(\d{4}-\d{2}-\d{2}) ?[~～〜–-] ?(\d{4}-\d{2}-\d{2})(?![\d-])/gu;
const standard =
  /(?:GB|GB\/[TZ]|JB\/T|YY\/T|ISO|IEC|IEEE|EN|DIN|UL|ANSI|CiA|RFC|VDI|SEMI|ISO\/IEC|RS|UTF|PT|HART|DB|SN)[- ]?$/u;
const yearFirst = /^(?:19|20)\d{2}$/u;
/** `表 1-表 5`, `图 1~图 3`, `第 1 步-第 3 步` */
const numberedSpan = /((?:图|表) ?\d+|第 ?\d+ ?步) ?[-–—~] ?((?:图|表) ?\d+|第 ?\d+ ?步)/gu;
const months = /^(?:0[1-9]|1[0-2])$/u;

const pad = (time: string): string => (/^\d[:：]/.test(time) ? `0${time}` : time).replace('：', ':');

export const rangesRule: LanguageRule = {
  name: 'ranges',
  codes: { Z10: 'error' },
  passage: () =>
    function* findRanges(passage) {
      const { plain } = passage;
      for (const match of plain.matchAll(range)) {
        const [found, from = '', fromUnit = '', dash = '', to = '', toUnit = ''] = match;
        if (standard.test(plain.slice(0, match.index))) continue;
        const isDash = /[-–—]/.test(dash);
        if (isDash && yearFirst.test(from) && (months.test(to) || yearFirst.test(to))) continue;
        // Subtraction in a formula: `10 - 3`, numbers without a unit.
        if (dash === ' - ' && fromUnit === '' && toUnit === '' && /[=+×÷√]/u.test(plain)) continue;
        const unitAtEnd = (fromUnit || toUnit).replace('℃', '°C');
        const spaced = /^(?:%|°)$/u.test(unitAtEnd.trim())
          ? unitAtEnd.trim()
          : unitAtEnd === ''
            ? ''
            : ` ${unitAtEnd.trim()}`;
        const replacement = `${from.replace(/^-/, '−')}${spaced}～${to.replace(/^-/, '−')}${spaced}`;
        if (found !== replacement) {
          yield correct(passage, 'Z10', { start: match.index, end: match.index + found.length, replacement });
        }
      }
      yield* correctMatches(
        passage,
        'Z10',
        oneUnit,
        ([, from = '', to = '', symbol = '']) => `${from}${symbol}～${to}${symbol}`,
        {
          because: '两端都写单位',
        },
      );
      yield* correctMatches(passage, 'Z10', clockSpan, ([, from = '', to = '']) => `${pad(from)}—${pad(to)}`);
      yield* correctMatches(passage, 'Z10', numberedSpan, ([, from = '', to = '']) => `${from}～${to}`);
      yield* correctMatches(passage, 'Z10', dateSpan, ([, from = '', to = '']) => `${from}—${to}`);
    },
};
