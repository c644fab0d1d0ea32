import { describe, expect, it } from 'vitest';
import { createSpacedNames } from './spacedNames';

const read = createSpacedNames([
  'modbus tcp',
  '连接 opc ua 服务端',
  'triton_status',
  'getdevicelist',
  'rest api',
  'restapi',
  'data set1',
  '启用 rest api',
  'go to',
  'c ar',
]);

describe('a name in one word', () => {
  it.each([
    ['opcua', 'opc ua'],
    ['modbustcp', 'modbus tcp'],
    ['dataset1', 'data set1'],
    ['goto', 'go to'],
    ['modbustcp 端口', 'modbus tcp 端口'],
    ['怎样连接opcua', '怎样连接opc ua'],
  ])('is split like in headings: %s', (query, expected) => {
    expect(read(query)).toBe(expected);
  });

  it.each([
    ['that headings write in one word, too', 'restapi'],
    ['that is a word of its own', 'modbus'],
    ['that headings write with another joiner', 'tritonstatus'],
    ['that ends within a word', 'modbust'],
    ['that begins within a word', 'dbustcp'],
    ['that occurs nowhere', 'profinet'],
    ['that is too short to be two', 'car'],
    ['beside another', 'opcua modbustcp'],
    ['of Chinese', '设备'],
    ['without any letter', ''],
  ])('is not split: one %s', (_what, query) => {
    expect(read(query)).toBeUndefined();
  });
});
