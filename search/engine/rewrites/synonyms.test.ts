import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../../text/fold';
import { type RewriteSynonyms, createSynonymRewriter } from './synonyms';

describe('synonyms', () => {
  let read: RewriteSynonyms;
  beforeEach(() => {
    read = createSynonymRewriter(
      [
        { from: '網路', to: '网络' },
        { from: 'PLC', to: '控制器' },
        { from: 'HMI', to: '触摸屏' },
        { from: 'HMI', to: '人机界面' },
        { from: '网关', to: '边缘网关' },
        { from: '服务', to: '云服务' },
        { from: '埠', to: '端口' },
        { from: 'SN 码', to: '序列号' },
        { from: 'A1轴', to: '第 1 轴' },
        { from: '上位机软件', to: 'SCADA' },
        { from: '上位机', to: '电脑' },
        { from: ' ', to: '空' },
        { from: '无', to: ' ' },
        { from: ' 从站 ', to: ' 设备 ' },
        { from: '乙丙', to: '丁' },
        { from: '甲乙', to: '戊' },
        { from: '同', to: '同' },
        { from: 'RS232', to: '串口' },
        { from: 'alarm', to: '报警' },
        { from: 'alarm', to: '告警' },
        { from: 'alarm list', to: '报警列表' },
        { from: 'configure', to: '配置' },
        { from: 'stop', to: '停止' },
        { from: 'battery', to: '电池' },
        { from: 'hand', to: '手' },
        { from: 'IO', to: '输入输出' },
      ],
      createFold('網网'),
    );
  });

  it.each([
    ['网路', ['网络']],
    ['网路设置', ['网络设置']],
    ['plc 地址', ['控制器 地址']],
    ['plc地址', ['控制器 地址']],
    ['sn码', ['序列号']], // with and without the space
    ['看sn 码', ['看 序列号']],
    ['a1 轴', ['第 1 轴']],
    ['splc', []],
    ['plc2', []],
    ['hmi', ['触摸屏', '人机界面']],
    ['网关', ['边缘网关']],
    ['边缘网关', []],
    ['边缘网关和网关', ['边缘网关和边缘网关']],
    ['云服务', []],
    ['服务', ['云服务']],
    ['埠', ['端口']],
    ['com 埠', ['com 端口']],
    ['外埠', []],
    ['埠外', []],
    ['上位机软件v2', ['scada v2', '电脑软件 v2']],
    ['ä上位机软件ö', ['ä scada ö', 'ä电脑软件ö']],
    ['v2上位机软件', ['v2 scada', 'v2 电脑软件']],
    ['网路 plc', ['网络 控制器', '网络 plc', '网路 控制器']],
    ['网路 上位机软件', ['网络 scada', '网络 上位机软件', '网路 scada', '网路 电脑软件']],
    ['网路上位机', ['网络电脑', '网络上位机', '网路电脑']],
    ['上位机网路', ['电脑网络', '上位机网络', '电脑网路']],
    ['甲乙丙', ['戊丙', '甲丁']], // of two that overlap, the first
    ['网路和网路', ['网络和网络', '网络和网路', '网路和网络']],
    ['从站', ['设备']],
    ['无', []],
    ['同', []],
    ['rs-232接线', ['串口 接线']],
    ['rs-232-9', ['串口-9']],
    ['', []],
    ['alarms', ['报警', '告警']],
    ['alarmes 设备', ['报警 设备', '告警 设备']],
    ['alarmed', ['报警', '告警']],
    ['alarming', ['报警', '告警']],
    ['alarmist', []],
    ['alarms2', []],
    ['configures', ['配置']],
    ['configured', ['配置']],
    ['configuring', ['配置']],
    ['configur', []],
    ['configureing', []],
    ['stopped', ['停止']],
    ['stopping', ['停止']],
    ['stoped', ['停止']], // a typo
    ['batteries', ['电池']],
    ['batterys', ['电池']],
    ['hands', ['手']],
    ['handled', []],
    ['alarm_list', []], // an identifier
    ['id_alarm', []],
    ['v1/alarm', []],
    ['alarm.id', []],
    ['alarm: 1', ['报警: 1', '告警: 1']],
    ['x_ alarm', ['x_ 报警', 'x_ 告警']],
    ['pre-alarm', ['pre-报警', 'pre-告警']],
    ['ios', []], // too short for a plural
    ['plcs', ['控制器']],
    ['rs232s', []], // ends in a digit
    ['stop alarms', ['停止 报警', '停止 告警', 'stop 报警', 'stop 告警', '停止 alarms']],
    ['stop alarm lists', ['停止 报警列表', 'stop 报警 lists', 'stop 告警 lists', 'stop 报警列表', '停止 alarm lists']],
  ])('rewrite %s as %j', (query, rewrites) => {
    expect(read(query)).toEqual(rewrites);
  });
});
