import { expect, it } from 'vitest';
import { parseQueryTerms } from './queryTerms';

const texts = (query: string) => parseQueryTerms(query).map(({ text }) => text);

it.each([
  ['MQTT 连接', ['mqtt', '连接']],
  ['mqtt连接', ['mqtt', '连接']],
  ['Modbus-TCP', ['modbus-tcp']],
  ['device_id=1', ['device_id', '1']],
  ['/api/v1.2/list/', ['api/v1.2/list']],
  ['连接，超时？', ['连接', '超时']],
  ['设备 设备', ['设备']],
  ['C++', ['c']],
  ['设备连接失败怎么办', ['设备连接失败']],
  ['请问如何配置网关', ['配置网关']],
  ['为什么', ['为什么']],
  ['   ', []],
  ['😀', ['😀']],
])('cuts %s into %j', (query, terms) => {
  expect(texts(query)).toEqual(terms);
});

it('gives a Han run its pairs and an identifier its parts', () => {
  expect(parseQueryTerms('配置心跳')[0]?.parts).toEqual(['配置', '置心', '心跳']);
  expect(parseQueryTerms('device_id')[0]?.parts).toEqual(['device', 'id']);
  expect(parseQueryTerms('心跳')[0]?.parts).toEqual([]);
});

it('never cuts a character of two units in half', () => {
  expect(parseQueryTerms('𠮷野𠮷')[0]?.parts).toEqual(['𠮷野', '野𠮷']);
  expect(texts(`${'字'.repeat(63)}𠮷`)).toEqual(['字'.repeat(63)]);
});
