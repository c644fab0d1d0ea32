/** Z25: address the reader as 你 or not at all; no first person. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords, replace } from './wordList';

const words = [
  replace('您的', '你的'),
  replace('您(?!的)', '你'),
  avoid('我们|咱们|我司|我公司|本公司|贵司|贵公司|笔者|小编', '删去，例如写“建议先备份”'),
  avoid('用户朋友|各位(?:用户|读者)?|亲爱的|小伙伴|朋友们|(?<!与|和)大家', '写“你”，或省略主语'),
];

export const personRule: LanguageRule = {
  name: 'person',
  codes: { Z25: 'error' },
  passage: () => (passage) => findWords(passage, 'Z25', words),
};
