/** Z36: figures, tables and buttons are named, not pointed at. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const byNumber = '写编号，例如“如图 1 所示”“见表 2”';
const words = [
  avoid(
    '(?:如|见|参见|参照|参考|根据|依据|按照?|与|和|从|由|在|将|用|以|^|(?<=[，。；：（]))[上下左右][图表](?!面|[示现达格决演明征述]|标)',
    byNumber,
  ),
  avoid('[上下左右]图所示|[上下]表(?:所示|中|列出|给出)|如图所示|见图(?! ?\\d)|如表所示', byNumber),
  avoid(
    '(?<![桌板])[上下]面(?![板对积向试料])|前面(?=提到|介绍|所|的(?:步骤|章节|内容|表|图|例子|示例|命令|代码|配置|说明)|创建|添加|设置|配置过)|后面(?=会|将|介绍|详细|章节|再讲)|上述|(?:上|(?<!上)下|前|后)文(?![件档本字化])|前述|下述',
    '写出小节、表或步骤的名称',
  ),
  avoid('[与和按照见如从](?:上|下)例|[上下前后]一(?:小?节(?![点拍流距])|章)', '用小节的标题作链接'),
  avoid(
    '(?:左|右|上|下|左上|右上|左下|右下)(?:边|侧|方|角)的?(?:按钮|图标|菜单|链接|标签|选项|输入框|列表|导航)|(?:左|右)(?:边|侧)栏',
    '写元素的名称，例如“点击**保存**”',
  ),
];

export const pointingRule: LanguageRule = {
  name: 'pointing',
  codes: { Z36: 'warning' },
  passage: () => (passage) => findWords(passage, 'Z36', words),
};
