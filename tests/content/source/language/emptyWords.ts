/** Z27: no praise, no phrases that say nothing. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const words = [
  avoid(
    '(?:功能|性能|能力)(?:十分|非常|更|极其)?强大|强大的?|强有力|一站式|赋能|轻松|轻而易举|轻轻松松|极致|完美|卓越|颠覆|革命性|前所未有|零门槛|傻瓜式|高大上|保驾护航|得心应手|如虎添翼|游刃有余',
    'say what it does, with a number',
  ),
  avoid(
    '(?:业界|行业|国内|国际|世界|全球|遥遥)(?:领先|一流|顶尖)|领先的|世界级|一流的|先进的|最先进|最优秀|优异|出色(?![彩温度])|超强|超高性能|高性能(?=的?(?:平台|系统|产品))|智慧化|智能化升级|数字化转型',
    'say what it does, with a number',
  ),
  avoid(
    '无缝(?!钢管|管|焊)|海量|全方位|全面提升|全面赋能|全面升级|多维度|深度融合|丰富多彩|功能丰富|丰富的|灵活多样|灵活便捷|高效便捷|方便快捷|快捷方便|便捷|快速便捷|简单易用|易学易用|开箱即用|极简',
    'say what it does, with a number',
  ),
  avoid(
    '(?:极大|大大|大幅|显著|有效|全面|明显)(?:地)?(?:提[高升]|降低|减少|缩短|改善|增强|节省|简化|优化)',
    'say by how much, or leave it out',
  ),
  avoid('打造|助力(?!机械|臂|手|器)|生态圈|闭环赋能|一键搞定|搞定|焕然一新|值得信赖|深受', 'say what it does'),
  avoid(
    '(?:非常|十分|极其|极为|特别|超级)(?:简单|方便|容易|重要|强大|适合|好用|有用|灵活|丰富|稳定|可靠|快|大|高|多|低|小)',
    'leave the adverb out',
  ),
  avoid(
    '众所周知|不言而喻|毋庸置疑|值得一提的是|值得注意的是|需要指出的是|需要说明的是|总而言之|综上所述|总的来说|一般来说|通常来说|换句话说|简单来说|如前所述|顾名思义|随着.{2,12}的(?:不断)?发展',
    'leave the phrase out',
  ),
  avoid(
    '本(?:文|章|节|页|文档|教程)将(?:为|会|向|详细|介绍|带)|为[你您]详细|(?:将|来)详细地?介绍|带[你您]了解',
    'say at once what the page gives',
  ),
  avoid(
    '(?:CE|UL|FCC|CCC|3C|TÜV|SIL ?\\d?|ISO ?\\d*|IEC ?\\d*)[^，。；]{0,8}认证|(?:官方|厂家)(?:承诺|保证)|(?:绝对|完全|百分之百)(?:安全|可靠)|永不',
    'a promise needs a source: leave it out',
  ),
  avoid('恭喜|祝贺|敬请|感谢(?:你|您)?(?:的)?(?:使用|选择|阅读)|欢迎使用', 'leave it out'),
];

export const emptyWordsRule: LanguageRule = {
  name: 'emptyWords',
  codes: { Z27: 'error' },
  passage: () => (passage) => findWords(passage, 'Z27', words),
};
