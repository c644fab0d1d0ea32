import { maxQueryChars } from '../../../search/protocol/limits';

const cut = (text: string): string => text.slice(0, maxQueryChars);
const fill = (unit: string): string => cut(unit.repeat(maxQueryChars));

/** Worst-case queries of at most 64 characters, which match as much of an index as possible. */
export const worstCaseQueries: readonly string[] = [
  fill('数据'),
  fill('设备'),
  fill('的'),
  '的',
  '设',
  'a',
  '1',
  '%',
  fill('a'),
  fill('e '),
  fill('a1'),
  fill('sb'),
  fill('shebei'),
  fill('shebeishujulianjiepeizhi'),
  fill("she'bei "),
  cut('zhuangtaishujuliebiaopeizhicanshushebeilianjiewangluofuwuqitongxin'),
  cut('sbsjljpzcsztlbwlfwqtxbjjkgzsxyhqxmmdlzcrjxzazsjxzyxglrzbjzt'),
  cut('设备数据连接配置参数状态列表网络服务通信报警监控规则脚本权限密码登录注册软件下载安装升级卸载运行管理日志'),
  cut('設備數據連接配置參數狀態列表網絡服務通信報警監控規則腳本權限密碼登錄註冊軟件下載安裝升級卸載運行'),
  cut('设施蜀据联接陪置餐数壮态咧表网洛扶务童信抱警兼控鬼则角本全限蜜码等录住册软剑下栽安装生级'),
  cut('如何怎么办请问在哪里是什么为什么怎样什么是如何怎么办请问在哪里是什么为什么怎样'),
  cut('devcie satus conection confgi paramter timout regsiter addres vlaue'),
  cut('ｄｅｖｉｃｅ　ｓｔａｔｕｓ　ｌｉｓｔ　１００１　ｄｅｖｉｃｅ　ｓｔａｔｕｓ'),
  cut('a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s.t.u.v.w.x.y.z.0.1.2.3.4.5'),
  cut('device_status_list_query_create_delete_update_upload_download_id'),
  cut('aB cD eF gH iJ kL mN oP qR sT uV wX yZ aB cD eF gH iJ kL mN oP qR'),
  cut('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25'),
  cut('mqtt连接modbus地址opc节点http接口tcp端口json格式api错误sdk下载plc配置'),
  // Found by random mutation, keeping the slowest: parts of headings that every page has.
  '示例程序任务xi值 返回值 使用限制 数据绑定设备线库文件 第 1 步：建立工程相关任务相关函数下一步操作步骤 导出的文件少请求',
  '没有文件时用默认值 请求设备自己停下，响应示例报警灯亮选择参数说明相关接口 相关函数异常传送配置文件响应参数让控制器指向调试 P',
  'Ne开始之前ptune一步 的区别第 1 步：编写程序始数据类型前 下一步语法撤回一次错误验证结果发么没有“新建”或“编登录”按',
  fill('😀'),
  fill('\u0301'),
  fill('(.*)+'),
];
