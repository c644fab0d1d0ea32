/** Z17: limits say whether they are included: 不超过, 不少于, 大于, 小于, 或更高. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const amount = '(?:[\\d\\uE000]|[一二两三四五六七八九十百千几][个台次条倍级秒天人])';
const words = [
  avoid(
    `(?<=${amount}[^，。；：、（）]{0,8}?)(?:\\s*(?:及|或|和|含))?\\s*以上(?![所两三述内各步操方])`,
    '写“不少于 N”“大于 N”或“N 或更高”',
  ),
  avoid(
    `(?<=${amount}[^，。；：、（）]{0,8}?)(?:\\s*(?:及|或|和|含))?\\s*以下(?![所两三述内各几步操方任条])`,
    '写“不超过 N”“小于 N”或“N 或更低”',
  ),
  avoid('以内(?![置嵌网])', '写“不超过 N”或“小于 N”'),
];

export const boundariesRule: LanguageRule = {
  name: 'boundaries',
  codes: { Z17: 'warning' },
  passage: () => (passage) => findWords(passage, 'Z17', words),
};
