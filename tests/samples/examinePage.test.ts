import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSourcePage } from '../content/source/sourcePage';
import { type BlockResult, examinePage } from './examinePage';
import { loadInterfaces } from './examine/documentedReplies';
import { type Services, startServices, startTimeoutMs } from './services/startServices';

let services: Services | undefined;

beforeAll(async () => {
  services = await startServices();
}, startTimeoutMs);

afterAll(() => services?.stop());

async function examineFixture(name: string): Promise<BlockResult[]> {
  if (!services) throw new Error('the services did not start');
  const file = `tests/samples/fixtures/${name}.md`;
  return examinePage(parseSourcePage(file, readFileSync(file, 'utf8')), services, await loadInterfaces());
}

test('reports nothing for correct samples of every kind', { timeout: 180_000 }, async () => {
  const results = await examineFixture('good');
  expect(results.flatMap(({ block, faults }) => faults.map((fault) => `${block.line}: ${fault}`))).toEqual([]);
  expect(results.map(({ treatment }) => treatment)).toEqual([
    ...['free', 'run', 'run', 'free', 'run', 'compared', 'compiled', 'free', 'run', 'untested', 'compared'],
    ...['run', 'compared', 'parsed', 'parsed'],
    ...['compiled', 'compiled', 'run', 'compared', 'compiled', 'run', 'compared', 'compiled', 'run', 'compared'],
    ...['run', 'run', 'compared', 'compared'],
    ...['compiled', 'compiled', 'parsed', 'parsed', 'parsed', 'compiled', 'untested'],
  ]);
});

test('reports each kind of fault in a sample', { timeout: 180_000 }, async () => {
  const results = await examineFixture('bad');
  const faults = results.map(({ block, faults }) => `${block.title || block.language}: ${faults.join(' / ')}`);
  const expected = [
    /^请求行: GET \S+lists is no operation/,
    /^路径写错: GET \/api\/device\/lists is no operation/,
    /^参数名写错: listDevices: it does not know "pages"; it knows token, page/,
    /^缺少参数: deleteDevice: .*required property 'uuid'/,
    /^时间带毫秒: queryHistoryData: \/query\/start must match pattern/,
    /^data 不是 JSON: sendDeviceData: field data is not JSON/,
    /^主机不存在: ended with 6; .*Could not resolve host/,
    /^语法错误: .*syntax error/,
    /^变量没有加引号: .*SC2115/,
    /^主题写错: MQTT: message on topic "devicepubs"/,
    /^消息缺少字段: .*deviceData: .*required property 'action'/,
    /^客户端标识写错: MQTT: client id "device-1"/,
    /^输出不同: $/,
    /^输出: line 1 of the output is "一", the page says "二"/,
    /^版本不同: mqtt@4 is not what the sample is tested with; write mqtt@5/,
    /^字段写错: .*listDevices: .*required property 'devices'/,
    /^上行消息: .*deviceData: message\/action must be equal to constant/,
    /^json: json: /,
    /^stomp.mjs: $/,
    /^运行: STOMP: SUBSCRIBE destination is "\/topic\/devices"/,
    /^syntax.mjs: .*SyntaxError/s,
    /^c: .*expected/s,
    /^c: .*unused/s,
    /^go: .*fmt/s,
    /^toml: toml: /,
    /^ini: ini: line 1/,
    /^properties: properties: line 1/,
    /^csv: csv: line 2 has 3 fields/,
    /^xml: .*Premature end of data/s,
    /^powershell: nothing here tests powershell/,
    /^st: untested="…" needs a reason/,
  ];
  expect(faults).toHaveLength(expected.length);
  expected.forEach((pattern, index) => expect(faults[index]).toMatch(pattern));
});
