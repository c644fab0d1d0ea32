/** Z40: code marks for what machines read, quotation marks for states and messages. */
import { listFacts } from '../../../../facts/findFact';
import { loadFacts } from '../../../../facts/loadFacts';
import { correct } from './correction';
import type { LanguageRule } from './languageRule';

/** Words before a quoted state or message. */
const shown = /(?:状态|变为|变成|显示|提示|出现|显示为|提示为)(?:为|是|：)? ?$/u;
const words = /^[\p{Script=Han}，。、！？ ]+$/u;
/** `deviceId`, `operation_id`, `TEAM_TOKEN` */
const identifier =
  /(?<![\w./@%$#-])(?:[a-z]{2,}[a-z\d]*[A-Z][A-Za-z\d]*|[A-Za-z]+[A-Za-z\d]*(?:_[A-Za-z\d]+)+)(?![\w./@-]|\()/gu;
const names = new Set([
  'iOS',
  'jQuery',
  'macOS',
  'eKuiper',
  'iPad',
  'iPhone',
  'eMMC',
  'openSUSE',
  'pH',
  'kVA',
  'kWh',
  'mAh',
  'kOhm',
]);

function isInside(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf('（') > before.lastIndexOf('）');
}

export const codeMarksRule: LanguageRule = {
  name: 'codeMarks',
  codes: { Z40: 'warning' },
  kinds: new Set(['paragraph', 'listItem']),
  passage: (root) => {
    const known = new Set([...names, ...listFacts(loadFacts(root), 'term').flatMap(({ abbr, en }) => [abbr, en])]);
    return function* findCodeMarks(passage) {
      const { text, unquoted, spans } = passage;
      for (const { type, start, end } of spans) {
        const code = text.slice(start, end);
        if (type !== 'code' || !words.test(code) || !shown.test(text.slice(0, start))) continue;
        const space = text.charAt(start - 1) === ' ' ? 1 : 0;
        yield {
          index: start,
          code: 'Z40',
          message: `写 ${text.slice(Math.max(0, start - 6), start - space)}“${code}”，不写 \`${code}\`：它是显示的文字，不是键入的内容`,
        };
      }
      for (const { index, 0: found } of unquoted.matchAll(identifier)) {
        const isMarked = spans.some(({ start, end }) => start <= index && index < end);
        if (known.has(found) || isMarked || isInside(text, index)) continue;
        yield correct(passage, 'Z40', { start: index, end: index + found.length, replacement: `\`${found}\`` });
      }
    };
  },
};
