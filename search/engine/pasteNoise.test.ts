import { describe, expect, it } from 'vitest';
import { stripPasteNoise } from './pasteNoise';

const run = { firstSection: 0, sections: new Uint16Array(1), counts: new Uint16Array(1), start: 0, end: 1 };
/** An index that contains one host and one id. */
const source = { find: (term: string) => (['192.168.1.20', '0123456789abcdef'].includes(term) ? [run] : []) };

describe('paste noise', () => {
  it.each([
    ['the method before a path', 'GET /device/list', '/device/list'],
    ['the method in small letters', 'delete  /device', '/device'],
    ['the query of an address', '/device/list?page=1&tag=a', '/device/list'],
    ['a host and its port', 'dial tcp 10.0.0.5:502: refused', 'dial tcp : refused'],
    ['a host', '192.168.1.21 打不开', '打不开'],
    ['the beginning of an address', 'http://10.0.0.5:8080/api/list', '/api/list'],
    ['a host that texts name, before a path', 'http://192.168.1.20/api/list', '/api/list'],
    ['a host by its name, before a path', 'https://api.a.example:8443/device/list?x=1', '/device/list'],
    ['the method before an address', 'PATCH https://a.example/list', 'https://a.example/list'],
    ['a serial number', '"uuid":"3F2A-91BC-04DE-77A1"', '"uuid":" "'],
    ['a digest', 'md5 9b74c9897bac770ffc029102a56e2c41', 'md5'],
    ['an id', '"id": "65f1c0ffee0123456789abcd"', '"id": " "'],
    ['the query string of an address, not the text after it', '/device?id=1 返回空', '/device 返回空'],
    ['the arguments of a call', 'moveTo(1, 20000)', 'moveTo'],
    ['emoji', '🔥mqtt😀断线', 'mqtt 断线'],
    ['arguments that are cut off', 'janus.show_notify("ok', 'janus.show_notify'],
    ['text after a call', 'getData(id) 返回空，setData(1)', 'getData 返回空，setData'],
  ])('is removed from %s', (_what, query, stripped) => {
    expect(stripPasteNoise(query, source).replace(/ +/g, ' ').trim()).toBe(stripped);
  });

  it.each([
    'http 接口',
    'QoS 1',
    'I /O',
    'linux /opt/triton',
    '192.168.1.20 打不开', // some text contains it
    '192.168.1.20:80 打不开',
    'http://192.168.1.20/list',
    'http://192.168.1.20/list/',
    'id 0123456789abcdef',
    '3F2A-91BC-04DE-77A1',
    'PLC /dev/ttyS0',
    'get http 接口',
    'ref 9b74c9897bac',
    'Modbus(RTU)',
    'DI(24V)',
    '轴（axis）的 GET /x',
    '怎么办?谢谢',
    '固件 V2.9.1.3',
    '固件 2.9.1.3',
    '固件 V12.9.1.3',
    '10.0.0.1',
    '10.0.0.1:502',
    '?page=1',
    '',
  ])('is not in %j', (query) => {
    expect(stripPasteNoise(query, source).trim()).toBe(query);
  });
});
