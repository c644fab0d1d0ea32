import { beforeEach, describe, expect, it } from 'vitest';
import { createFold } from '../../text/fold';
import { alternativeLimits } from '../weights';
import { type ReadOtherNames, createOtherNames } from './otherNames';

describe('other names', () => {
  let read: ReadOtherNames;
  beforeEach(() => {
    read = createOtherNames(
      [
        { said: '網路', meant: '网络' },
        { said: 'PLC', meant: '控制器' },
        { said: 'HMI', meant: '触摸屏' },
        { said: 'HMI', meant: '人机界面' },
        { said: '网关', meant: '边缘网关' },
        { said: '服务', meant: '云服务' },
        { said: '埠', meant: '端口' },
        { said: 'SN 码', meant: '序列号' },
        { said: 'A1轴', meant: '第 1 轴' },
        { said: '上位机软件', meant: 'SCADA' },
        { said: '上位机', meant: '电脑' },
        { said: ' ', meant: '空' },
        { said: '无', meant: ' ' },
        { said: ' 从站 ', meant: ' 设备 ' },
        { said: '乙丙', meant: '丁' },
        { said: '甲乙', meant: '戊' },
        { said: '同', meant: '同' },
        { said: 'RS232', meant: '串口' },
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
  ])('in %s give %j', (query, wordings) => {
    expect(read(query)).toEqual(wordings);
  });

  it('are not too many', () => {
    expect(read('hmi hmi hmi hmi hmi hmi')).toHaveLength(alternativeLimits.maxAlternatives);
  });
});
