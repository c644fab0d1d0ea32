/** Z29: the verb itself, not 进行 or 实现 with a noun. */
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const verbs =
  '(?:修改|配置|设置|上报|上传|下载|采集|传输|管理|监控|操作|控制|处理|测试|调试|检查|校验|验证|计算|分析|统计|查询|展示|显示|同步|转换|转发|连接|通信|交互|部署|安装|升级|备份|恢复|初始化|绑定|订阅|发布|删除|新建|创建|编辑|保存|导入|导出|切换|选择|更新|维护|记录|存储|推送|通知|联动|对接|接入|互通|登录|注册|激活|编译|运行|停止|启动)';
const forObject = new RegExp(`对([^，。；：、对]{1,14}?)(?:进行|作出|做出|加以|予以)了?(${verbs})`, 'gu');
const bare = new RegExp(`(?:进行|加以|予以|作出|做出)了?(${verbs})`, 'gu');
const words = [
  avoid('(?<!正在|继续)进行(?![中时到曲的下完])', '只用动词：写“修改参数”，不写“对参数进行修改”'),
  avoid(
    `实现(?:了|对)?[^，。；：]{0,12}?的?${verbs}(?![方路原逻程函代模接])`,
    '只用动词：写“上报数据”，不写“实现数据的上报”',
  ),
  avoid(
    `(?:执行|完成|作|做)(?:了|对[^，。；]{1,10}的)?${verbs}(?:的)?(?:操作|动作|工作|处理)`,
    '只用动词：写“删除”，不写“执行删除操作”',
  ),
];

export const emptyVerbsRule: LanguageRule = {
  name: 'emptyVerbs',
  codes: { Z29: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note', 'alt', 'caption', 'heading', 'title']),
  passage: () =>
    function* findEmptyVerbs(passage) {
      const rest = [...passage.unquoted];
      for (const pattern of [forObject, bare]) {
        const searched = rest.join('');
        for (const match of searched.matchAll(pattern)) rest.fill('\uE004', match.index, match.index + match[0].length);
        yield* correctMatches(
          passage,
          'Z29',
          pattern,
          ({ 1: first = '', 2: second }) => (second === undefined ? first : `${second}${first}`),
          { searched },
        );
      }
      yield* findWords(passage, 'Z29', words, rest.join(''));
    },
};
