/** Z28: amounts and times are stated. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords, replace } from './wordList';

const howLong = '写多久，或等待什么：约 3 s 后状态变为“在线”';
const howMuch = '写出多少';
const words = [
  avoid(
    '(?:等|过|等待|稍等)?一(?:小)?会儿?(?!议)|片刻|稍后|稍等|稍候|稍待|等一下|(?:等待?|过|隔|经过|需要?|花)了?一段时间|一阵子|过一阵|不久|很快|马上|尽快|及早|(?<!不)及时(?!性|雨)',
    howLong,
  ),
  avoid('大概|差不多|八成|估计(?=要|需|会|有)', '写“约”和数值'),
  replace('(?:大约|大致)(?= ?\\d)', '约'),
  avoid('(?<=\\d[^，。；]{0,4})左右(?![两移键箭侧边对])|(?<=\\d[^，。；]{0,4})上下(?![移键箭限文])', '在数值前写“约”'),
  avoid('(?:一两|两三|三五|三四|四五|七八|十几|几十|数十)(?=[秒分天个次台条毫小步倍])', howMuch),
  avoid(
    '好?(?<![分共第哪十这那前后某])几(?:秒|分钟|毫秒|个?小时|天|百|千|个|次|台|条|步|种|行)|数(?:秒|分钟|小时|天|十|百|千)(?=[个台条种次，。后内以])',
    howMuch,
  ),
  avoid(
    '若干|很多|许多|好多|(?<![不有])一些(?!列)|有些|适当的?|合适的?(?=值|速度|参数|位置|大小|时间|数值|频率|长度)|适量|过一段|酌情|视情况(?:而定)?|足够的?(?=大|长|多|高|时间|空间)',
    howMuch,
  ),
  avoid('比较(?=大|小|长|短|快|慢|高|低|多|少|久)(?!大小)', howMuch),
  avoid('相关(?:配置|设置|参数|操作|信息|内容|步骤)(?!项|页)', '写出名称'),
];

export const vagueAmountsRule: LanguageRule = {
  name: 'vagueAmounts',
  codes: { Z28: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note', 'alt', 'caption']),
  passage: () => (passage) => findWords(passage, 'Z28', words),
};
