/** Z38: steps are commands, one action each, without 请. */
import { correctMatches } from './correction';
import { masks } from '../prose/passage';
import type { LanguageRule } from './languageRule';

/** Matches 请 as "please", but not 申请, 请求 and the like, nor the edge of a masked UI name: **提交申请**. */
const please = new RegExp(
  `(?<![申邀聘吁恳敦${masks.original}])请(?![求帖柬示教${masks.original}])(?:先|您|你|勿)?`,
  'gu',
);
const actions =
  '(?:点击|单击|双击|右键点击|选择|输入|勾选|取消勾选|拖动|打开|关闭|填写|上传|下载|按下|保存|启动|安装|解压|运行|执行|重启|断开|连接)';
const sequence = new RegExp(`[，、；]?(?:然后|接着|随后|之后再|后再|再(?!次))(?=[^，。；]{0,4}${actions})`, 'u');
const action = new RegExp(`(?<=^|[，；。、并后再]|然后|接着|\uE003)${actions}`, 'gu');
const maxActions = 3;

export const stepsRule: LanguageRule = {
  name: 'steps',
  codes: { Z38: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note']),
  passage: () =>
    function* findStepFaults(passage) {
      yield* correctMatches(passage, 'Z38', please, () => '', {
        searched: passage.unquoted,
        because: '直接写动作，不写“请”',
      });
      if (!passage.isStep) return;
      const [sentence = ''] = passage.unquoted.split('。');
      const found = sequence.exec(sentence);
      const count = [...sentence.matchAll(action)].length;
      if (found) {
        yield { index: found.index, code: 'Z38', message: `一步一个动作：从“${found[0]}”起另写一步` };
      } else if (count > maxActions) {
        yield { index: 0, code: 'Z38', message: `一步里有 ${count} 个动作：各写一步，各写结果` };
      }
    },
};
