/** Z19: dates as 2026-03-01 or 2026 年 3 月 1 日, times on the 24-hour clock with their zone, timestamps in ms. */
import { visit } from 'unist-util-visit';
import { lineOf, parseBody } from '../sourcePage';
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const slashed = /(?<![\w./-])(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?![\w./-])/gu;
const unpadded = /(?<![\w-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\w-])/gu;
const shortHour = /(?<![\d:：.比]|[午上晨] ?)(\d):(00|15|30|45)(?![\d:])(?! ?[AaPp]\.?[Mm])/gu;
const instant = /(?<!\d)\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/u;
const zone = /UTC|GMT|时区|北京时间|[+-]\d{2}:?\d{2}(?!\d)|Z\b/u;
const pad = (digits = ''): string => digits.padStart(2, '0');
const isDate = (month = '', day = ''): boolean =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
const words = [
  avoid('(?<![\\w./-])\\d{1,2}/\\d{1,2}/\\d{2,4}(?![\\w/])', '日期写 2026-03-01 这样的形式'),
  avoid('(?:上午|下午|早上|晚上|凌晨|中午) ?[\\d一二三四五六七八九十]{1,2} ?[:：点时]', '时间用 24 小时制，例如 14:30'),
  avoid('(?<![\\w.])\\d{1,2}(?::\\d{2})? ?(?:[ap]m|[AP]M|[ap]\\.m\\.)(?!\\w)', '时间用 24 小时制，例如 14:30'),
];
/** Unix time in seconds, with a key that names a time. */
const seconds = /"?\b(\w*(?:time|stamp|_at|At|date))"?\s*[:=]\s*"?1[5-9]\d{8}\b(?!\d)/giu;

export const dateTimeRule: LanguageRule = {
  name: 'dateTime',
  codes: { Z19: 'warning' },
  passage: () =>
    function* findDateTime(passage) {
      const searched = passage.unquoted;
      yield* correctMatches(
        passage,
        'Z19',
        slashed,
        ([, year = '', month, day]) =>
          isDate(month, day) && /^(?:19|20)/.test(year) ? `${year}-${pad(month)}-${pad(day)}` : undefined,
        { searched },
      );
      yield* correctMatches(
        passage,
        'Z19',
        unpadded,
        ([, year = '', month = '', day = '']) =>
          isDate(month, day) && month.length + day.length < 4 ? `${year}-${pad(month)}-${pad(day)}` : undefined,
        { searched },
      );
      yield* correctMatches(passage, 'Z19', shortHour, ([, hour, minutes = '']) => `${pad(hour)}:${minutes}`, {
        searched,
      });
      yield* findWords(passage, 'Z19', words);
      const found = instant.exec(searched);
      if (found && !zone.test(passage.text)) {
        yield { index: found.index, code: 'Z19', message: `“${found[0]}”：注明时区，例如“（UTC+08:00）”` };
      }
    },
  page: () =>
    function* findTimestamps(page) {
      const lines: { line: number; value: string }[] = [];
      visit(parseBody(page), 'code', (node) => {
        node.value.split('\n').forEach((value, index) => lines.push({ line: lineOf(page, node) + 1 + index, value }));
      });
      for (const { line, value } of lines) {
        for (const [, key = ''] of value.matchAll(seconds)) {
          yield { line, code: 'Z19', message: `${key}：时间戳写毫秒，13 位` };
        }
      }
    },
};
