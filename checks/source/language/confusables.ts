/** Z30: words that input methods confuse, and traditional characters. */
import { correctMatches } from './correction';
import type { LanguageRule } from './languageRule';
import { findWords, replace } from './wordList';

const again =
  '(?=部[署属]|启动|登[录陆]|连接|设置|配置|上电|打开|加载|下发|编译|安装|运行|测试|输入|选择|生成|上传|下载|订阅|导入|绑定|刷新|回零|执行|计算|使能|接线|检查|激活|注册|发送|尝试|上线|获取|建立|初始化|写入|读取|采集|命名|分配|调整|填写|进入|点击|开机|扫描|授权|发布)';

const words = [
  replace('帐(?=[单密目务])', '账'),
  replace('做为', '作为'),
  replace('其它', '其他'),
  replace('布属|部暑|布暑', '部署'),
  replace('按扭|按纽', '按钮'),
  replace('旋扭|旋纽', '旋钮'),
  replace('图象', '图像'),
  replace('象素', '像素'),
  replace('影象', '影像'),
  replace('摄象', '摄像'),
  replace('录象', '录像'),
  replace('好象', '好像'),
  replace('(?<=[就都不])象(?=这|那|上|图)', '像'),
  replace(`从新${again}`, '重新'),
  replace('重起(?![点名])', '重启'),
  replace('起动(?!电流|转矩|器)', '启动'),
  replace('既使', '即使'),
  replace('即然', '既然'),
  replace('既将', '即将'),
  replace('立既', '立即'),
  replace('以经(?![过济常营验典纬])', '已经'),
  replace('因该', '应该'),
  replace('在次(?![数级序日生要])', '再次'),
  replace('再线(?![性下上])', '在线'),
  replace('(?<=[后请并可])在试(?![运验点用图])', '再试'),
  replace('反回', '返回'),
  replace('返馈|反溃|返溃', '反馈'),
  replace('复盖', '覆盖'),
  replace('编缉|编揖', '编辑'),
  replace('(?<!建)设制(?![造备])', '设置'),
  replace('(?<![分匹调装])配至|配制(?!溶)', '配置'),
  replace('连结(?!果|构|束|合)', '连接'),
  replace('联接', '连接'),
  replace('(?<![插底机])座标(?![签记识准])', '坐标'),
  replace('做用(?![户途])', '作用'),
  replace('安照', '按照'),
  replace('按装(?![置配箱载机])', '安装'),
  replace('按全(?![部局体量年球员])', '安全'),
  replace('黏贴|沾贴|粘帖', '粘贴'),
  replace('钩选', '勾选'),
  replace('(?<![引传疏])导至(?=[^\\d])', '导致'),
  replace('由其(?=是)', '尤其'),
  replace('竟量', '尽量'),
  replace('帮定|邦定|绑订', '绑定'),
  replace('权线|权现', '权限'),
  replace('(?<![有无高])效验(?!证)|(?<!学)校检(?![查测])|(?<!比)较验', '校验'),
  replace('(?<!比)较准', '校准'),
  replace('数剧|数椐|数居', '数据'),
  replace('端囗|端扣', '端口'),
  replace('定阅', '订阅'),
  replace('(?<!开)发步(?![骤进数])', '发布'),
  replace('循还', '循环'),
  replace('侍服|伺伏|饲服', '伺服'),
  replace('类形', '类型'),
  replace('图型(?!号)', '图形'),
  replace('做业', '作业'),
  replace('做废', '作废'),
  replace('秘码', '密码'),
  replace('属标', '鼠标'),
  replace('(?<!检)测式', '测试'),
  replace('调式(?=程序|工具|模式|信息|面板|台|器|时|前|后|完成|过程)', '调试'),
  replace('服务气|服务其', '服务器'),
  replace('(?<=传感|驱动|编码|继电|寄存|计数|定时|变频|路由|浏览|控制)其(?![他它中余次实间运])', '器'),
  replace('脉充', '脉冲'),
  replace('必需(?=[先在将把由按])', '必须'),
  replace('截止(?=\\d|目前|到目前)', '截至'),
  replace('身分', '身份'),
  replace('既可(?=[。；])', '即可'),
  replace('(?<!设)备分(?![组散类配别布为成区支段析钟])', '备份'),
  replace('幅射', '辐射'),
  replace('烧绿', '烧录'),
  replace('记绿', '记录'),
  replace('目绿', '目录'),
  replace('纪录', '记录'),
  replace('文擋|文挡', '文档'),
  replace('连栓|链结', '连接'),
  replace('链接(?=(?:设备|服务器|控制器|平台|网络|超时|失败|断开|成功))|(?<=网络|设备|服务器)链接', '连接'),
  replace('(?<!目)的的(?!确)', '的'),
  replace('(?<![存所现正实])在在(?![线建])', '在'),
  replace('了了(?!解)', '了'),
  replace('(?<![是])是是(?!非|否)', '是'),
  replace('把把|将将(?!要)|与与|和和(?!气)|或或|并并|及及', ''),
];

const repeatedWord =
  /(设备|数据|平台|参数|连接|配置|点击|选择|输入|然后|可以|必须|如果|用户|系统|接口|变量|控制器|服务器)\1/gu;

/** Traditional characters that have a simplified form and are not used in simplified text. */
const traditional =
  /[們個為設備機構應參數據庫網絡連線開關閉動運號碼錄選擇檔類輸軟體態變環鍵顯圖標籤測試統協議創確認啟層級頁這還與從來對於過時間問題點擊單擴產業務資訊權組織讀寫區電壓報執導裝載門車廠員會後發無實現處邏輯緩齒輪軸觸繼續斷驅傳視頻誤當種樣許]+/gu;

export const confusablesRule: LanguageRule = {
  name: 'confusables',
  codes: { Z30: 'error' },
  passage: () =>
    function* findConfusables(passage) {
      yield* findWords(passage, 'Z30', words);
      yield* correctMatches(passage, 'Z30', repeatedWord, ([, word]) => word, {
        searched: passage.unquoted,
        because: 'once',
      });
      for (const { index, 0: found } of passage.unquoted.matchAll(traditional)) {
        yield { index, code: 'Z30', message: `"${found}": write simplified characters` };
      }
    },
};
