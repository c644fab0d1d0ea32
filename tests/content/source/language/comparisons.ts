/** Z18: no multiples for a decrease. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const words = [
  avoid(
    '(?:减少|降低|缩短|下降|减小|减慢|缩小|降)(?:了|到|至)?(?:约| )*(?:\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百几数]+) ?倍(?![频率数速])',
    '写出前后两个值，例如“从 30 ms 降到 10 ms”',
  ),
  avoid('(?:增加|提高|上升|增长|扩大)(?:至|为)了', '“增加到”后写新值，“增加了”后写差值'),
];

export const comparisonsRule: LanguageRule = {
  name: 'comparisons',
  codes: { Z18: 'warning' },
  passage: () => (passage) => findWords(passage, 'Z18', words),
};
