/** Z26: 必须 and 禁止 oblige, 建议 recommends, 可以 allows; no other words for these. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const act =
  '(?:先|在|将|把|重新|手动|立即|尽快|确认|确保|检查|核对|设置|配置|重启|断电|停止|停机|关闭|打开|安装|修改|填写|选择|输入|点击|登录|由|提前|同时|使用|执行|保持|等待|备份|注意|保证|接地|断开|连接|联系)';
const oblige = '写“必须”或“建议”';
const words = [
  avoid('(?<![对响反供适效感相顺呼回])应(?:该|当)|理应', oblige),
  avoid(`(?<![对响反供适效感相顺呼回答因])应(?=${act}|避免|尽量|符合|满足|按(?!钮|键))`, oblige),
  avoid('务必|切记', oblige),
  avoid('切勿|请勿|勿(?=[\\p{Script=Han}])|(?<!成)千万(?=[不别要勿])', '写“禁止”'),
  avoid(`(?<![不如若果否据所按有无没时还])需要?(?=${act})(?![^，。；：]{0,20}时(?:[，。；：]|$))`, oblige),
  avoid(
    '(?<![不如若果否只首主需想重就将正必纲摘简扼概提定])要(?=(?:先(?=断|停|关|确认|检查|备份|安装|配置|登录|创建|连接|接地)|注意|确保|确认|断电|检查|保证|提前|等待|备份))',
    oblige,
  ),
  avoid('一定要|必需(?=[先在将把由按使断])|须(?=[先在将把由按使断确保])(?<!必须)(?<!无须)', oblige),
];

export const modalityRule: LanguageRule = {
  name: 'modality',
  codes: { Z26: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note', 'alt', 'caption']),
  passage: () => (passage) => findWords(passage, 'Z26', words),
};
