/** Z31: 的 before a noun, 地 before a verb, 得 after a verb. Contains only unambiguous cases. */
import type { LanguageRule } from './languageRule';
import { findWords, replace } from './wordList';

const manner = '快速|迅速|缓慢|慢慢|自动|正确|平稳|准确|仔细|反复|顺利|清楚|逐步|逐个|轻轻|紧紧|及时|完整|持续|不断';
const verb =
  '运行|移动|启动|停止|响应|执行|转动|旋转|上升|下降|返回|连接|断开|上报|显示|处理|打开|关闭|安装|插入|按下|松开|拧紧|检查|读取|写入|保存|变化|加速|减速|回零';
const degree = '(?:很|非常|太|十分|比较|更|不)(?:快|慢|稳|平稳|好|长|久|高|低|多|少|清楚|准确|顺利|正常)';
const clauseEnd = '(?=[，。；、：]|$)';

const words = [
  replace(`(?<=${manner})的(?=(?:${verb})(?:[，。；、]|$|了|到|并|后|前))`, '地'),
  replace(`(?<=${verb}|跑|走|转|做|写|变)[地的](?=${degree}${clauseEnd})`, '得'),
];

export const particlesRule: LanguageRule = {
  name: 'particles',
  codes: { Z31: 'warning' },
  passage: () => (passage) => findWords(passage, 'Z31', words),
};
