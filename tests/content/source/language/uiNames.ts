/**
 * Z39: elements of the user interface are bold, menu paths have “ > ”, the verbs are fixed. Their spelling:
 * interfaceWords.
 */
import { listFacts } from '../../../../facts/findFact';
import { loadFacts } from '../../../../facts/loadFacts';
import { listOriginals } from '../prose/originals';
import type { Passage } from '../prose/passage';
import { correct, correctMatches } from './correction';
import type { LanguageRule, PassageIssue } from './languageRule';
import { findWords, replace } from './wordList';

const verbs = '(?:点击|双击|右键点击|勾选|取消勾选|拖动)';
const verbWords = [
  replace(
    '单击|(?:鼠标)?左键点击|鼠标点击|鼠标左键(?!点击)|左击|(?<![节原终起顶])点按(?![钮键])|(?<![节原终起顶])点选(?![择型])|敲击|轻触(?!开关|屏|按键|式)|轻点|按一下|点一下|点一点',
    '点击',
  ),
  replace('右击|右键单击|鼠标右键', '右键点击'),
  replace('键入|敲入', '输入'),
  replace('(?:拖拽|拖曳|拖放)(?!方?式|功能)', '拖动'),
  replace('勾上|打勾|打钩|钩上', '勾选'),
  replace('去掉勾选|去勾选|取消选中|去除勾选', '取消勾选'),
  replace('(?<![原起终])点开(?!关)', '打开'),
];
const quoted = new RegExp(`(?<=${verbs} ?)[“"「\\[]([^”"」\\]]{1,12})[”"」\\]]`, 'gu');
const commonButtons =
  '(?:确定|取消|保存|提交|删除|新建|新增|添加|编辑|下一步|上一步|完成|登录|注册|应用|推送|发布|确认|导入|导出|关闭|刷新|查询|搜索|重置|下载|上传)';
const plainButton = new RegExp(`(?<=${verbs} ?)(${commonButtons})(?=按钮|[，。；、]|$|并|后|即可|然后)`, 'gu');

function* findMenuPaths(passage: Passage): Generator<PassageIssue> {
  const strong = passage.spans.filter(({ type }) => type === 'strong');
  for (const { start, end } of strong) {
    const bold = passage.text.slice(start, end);
    if (/\S ?(?:->|=>|→|>|＞) ?\S/u.test(bold)) {
      const parts = bold.split(/ ?(?:->|=>|→|>|＞) ?/u);
      yield {
        index: start,
        code: 'Z39',
        severity: 'error',
        message: `写 ${parts.map((part) => `**${part}**`).join(' > ')}，每个名称单独加粗`,
      };
    }
    const next = strong.find((other) => other.start > end && other.start - end <= 4);
    const between = next ? passage.text.slice(end, next.start) : '';
    if (between !== ' > ' && /^ ?(?:->|=>|→|>>?|＞|—>|-|\/|》) ?$/u.test(between)) {
      yield {
        index: end,
        code: 'Z39',
        severity: 'error',
        message: `菜单路径的名称之间写“ > ”，不写“${between}”`,
      };
    }
  }
}

export const uiNamesRule: LanguageRule = {
  name: 'uiNames',
  codes: { Z39: 'error' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note', 'alt', 'caption']),
  passage: (root) => {
    const facts = loadFacts(root);
    // Variables and texts of the user's own screens stay quoted, even when a UI element of a product has the same name.
    const data = new Set(listFacts(facts, 'value').flatMap(({ label, value }) => [label, String(value)]));
    const labels = new Set([...listOriginals(facts)].filter((label) => !data.has(label)));
    return function* findUiNames(passage) {
      for (const issue of findWords(passage, 'Z39', verbWords)) yield { ...issue, severity: 'warning' };
      if (passage.kind === 'paragraph' || passage.kind === 'listItem') {
        yield* correctMatches(
          passage,
          'Z39',
          quoted,
          ([, name = '']) =>
            labels.size === 0 || labels.has(name) || new RegExp(`^${commonButtons}$`, 'u').test(name)
              ? `**${name}**`
              : undefined,
          { searched: passage.text },
        );
        const bold = new Set(passage.spans.filter(({ type }) => type === 'strong').map(({ start }) => start));
        for (const match of passage.unquoted.matchAll(plainButton)) {
          if (bold.has(match.index)) continue;
          yield correct(passage, 'Z39', {
            start: match.index,
            end: match.index + match[0].length,
            replacement: `**${match[0]}**`,
          });
        }
      }
      yield* findMenuPaths(passage);
    };
  },
};
