import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Range, tagRanges } from '../protocol/markedText';
import { isInsideCharacter } from '../text/characters';
import { createFold } from '../text/fold';
import { createMarker } from './marks';
import { createQueryParser } from './parseQuery';
import { TextIndex } from './textIndex';

const fold = createFold('設设備备');

/** Makes 备接 and similar bigrams rare: they are not words. */
const rare = '备份，备注，备件，备用，备案，备品，和接，口接，对接，连接，链接，直接';

/** Marks `text`, which is the whole corpus. The segmenter knows words of two characters. */
function rangesOf(text: string, query: string, isSegmented = true): Range[] {
  const folded = fold(text);
  const index = new TextIndex(1);
  index.add(0, [[{ field: 'content', text, folded }]]);
  const parse = createQueryParser(fold, index, isSegmented ? (run) => run.match(/..?/gs) ?? [] : undefined);
  return createMarker(parse(query))({ text, folded });
}

describe('marks', () => {
  it.each([
    ['设备连接', '连接', '设备[连接]'],
    ['設備连接', '设备', '[設備]连接'],
    ['连接连接', '连接', '[连接连接]'],
    ['配置好连接，再发心跳', '配置心跳', '[配置]好连接，再发[心跳]'],
    ['设备接入，设备', '设备接入', '[设备接入]，设备'],
    [`${rare}。创建设备接口`, '设备接入', `${rare}。创建[设备]接口`],
    [`${rare}。备接。设备和接入`, '设备接入', `${rare}。备接。[设备]和[接入]`],
    ['离线怎么办', '离线怎么办', '[离线怎么办]'],
    ['怎么离线', '离线怎么办', '怎么[离线]'],
    ['站号', '站', '[站]号'],
    ['MQTT 与 mqtts', 'mqtt', '[MQTT] 与 [mqtt]s'],
    ['ＭＱＴＴ', 'mqtt', '[ＭＱＴＴ]'],
    ['in begin', 'in', '[in] begin'],
    ['remqtt', 'mqtt', 're[mqtt]'],
    ['用 Modbus 读', 'modbsu', '用 [Modbus] 读'],
    ['getDeviceList', 'device', 'get[Device]List'],
    ['getDeviceList', 'get device list', '[getDeviceList]'],
    ['get_device_list', 'getdevice', '[get_device]_list'],
    ['device_id', 'deviceId', '[device_id]'],
    ['a data table', 'datatable', 'a [data] [table]'],
    ['错误 E1001', '1001', '错误 E[1001]'],
    ['返回 -3 或 3', '-3', '返回 [-3] 或 3'],
    ['返回 -50 或 -5', '-5', '返回 [-5]0 或 [-5]'],
    ['在 127.0.0.1 上', '127.0', '在 [127.0].0.1 上'],
    ['13:55 或 135', '135', '13:55 或 [135]'],
    ['设备', '无关', '设备'],
    ['😀甲😀', '😀', '[😀]甲[😀]'],
    ['', '设备', ''],
  ])('in the text %s for %s are %s', (text, query, result) => {
    expect(tagRanges(text, rangesOf(text, query), '[', ']')).toBe(result);
  });

  it('are sorted, disjoint, inside the text, and whole characters', () => {
    const anyText = fc.string({
      unit: fc.constantFrom(...Array.from('设备连接怎么abA1_. \n，😀𠮷'), '👩\u200d🚀'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(anyText, anyText, fc.boolean(), (text, query, isSegmented) => {
        let previousEnd = -1;
        for (const [start, end] of rangesOf(text, query, isSegmented)) {
          expect(start).toBeGreaterThan(previousEnd);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect([isInsideCharacter(text, start), isInsideCharacter(text, end)]).toEqual([false, false]);
          previousEnd = end;
        }
      }),
    );
  });
});
