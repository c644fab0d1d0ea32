/** Z34: active voice. */
import type { LanguageRule } from './languageRule';
import { avoid, findWords } from './wordList';

const verbs =
  '(?:创建|删除|修改|分配|更新|写入|读取|调用|执行|处理|触发|发送|接收|上报|上传|下载|保存|记录|显示|加载|使用|设置|配置|采集|转发|推送|订阅|发布|安装|部署|启动|启用|关闭|选中|点击|打开|禁用|添加|移除|覆盖|替换|忽略|丢弃|称为|定义|激活|识别|存储|缓存|传输|转换|解析|标记|生成|归类|同步|赋予|绑定)';
const words = [
  // A passive with an agent (被驱动器拒绝) is allowed.
  avoid(
    `(?:会|将|将会|可以|能够?|应|须)被(?![动控])|被(?=(?:自动|重新|正确|成功|立即|再次)?${verbs})`,
    '写清谁做：写“平台创建设备后分配编号”，不写“设备被创建后会被分配编号”',
  ),
];

export const passiveVoiceRule: LanguageRule = {
  name: 'passiveVoice',
  codes: { Z34: 'warning' },
  kinds: new Set(['paragraph', 'listItem', 'cell', 'description', 'note']),
  passage: () => (passage) => findWords(passage, 'Z34', words),
};
