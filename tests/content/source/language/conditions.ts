/** Z33, Z35: the condition comes before the action; no double negation. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const action =
  '(?:点击|双击|右键点击|选择|输入|勾选|打开|关闭|重启|检查|核对|执行|断开|联系|重新[\\p{Script=Han}]{2}|重试|停止|按下|修改)';
const late = [
  avoid(
    `(?<=^|[。；：] ?)${action}[^，。；]{0,20}，(?:如果|若|假如|一旦|当)[^，。；]{2,40}(?=[。；]|$)`,
    '条件在前：如果连接失败，点击**重试**',
  ),
];
const double = [
  avoid(
    '(?:不|没有?)[^，。；不没]{0,10}(?:不能|不得|不可|不会|无法)不|(?:不能|不得|不可|不会)不(?=[\\p{Script=Han}])(?!同|良|仅)|不是不|并非不|无不(?!同|良|适|妥)|(?:没有|未|不)经?[^，。；]{0,8}(?:不能|禁止)不',
    '不用双重否定：必须……，才能……',
  ),
];

export const conditionsRule: LanguageRule = {
  name: 'conditions',
  codes: { Z33: 'warning', Z35: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note']),
  passage: () =>
    function* findConditions(passage) {
      yield* findWords(passage, 'Z33', late);
      yield* findWords(passage, 'Z35', double);
    },
};
